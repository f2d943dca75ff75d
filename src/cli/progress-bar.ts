import { Presets, SingleBar } from "cli-progress";
import type { Language } from "../core/language.ts";
import type { Progress } from "../core/progress.ts";
import { cliMessages } from "../messages/cli.ts";

export interface ProgressBar extends Progress {
  /** Takes the bar off the screen, so that a line of text can be written. */
  clear(): void;
}

/** A bar with stage, share and time left on a terminal; silent on anything else. */
export function createProgressBar(stream: NodeJS.WriteStream, language: Language): ProgressBar {
  const say = cliMessages(language);
  let bar: SingleBar | undefined;
  const clear = (): void => {
    bar?.stop();
    bar = undefined;
  };
  if (stream.isTTY !== true) return { report: () => {}, clear };
  const start = (): SingleBar => {
    const format = "{stage} {bar} {value}/{total} {eta_formatted}";
    return new SingleBar({ stream, format, hideCursor: true, clearOnComplete: true }, Presets.shades_classic);
  };
  return {
    report: (name, done, total) => {
      const stage = say.stage(name);
      if (bar === undefined) {
        bar = start();
        bar.start(total, done, { stage });
      }
      bar.setTotal(total);
      bar.update(done, { stage });
      if (done >= total) clear();
    },
    clear,
  };
}
