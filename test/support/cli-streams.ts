import { Socket } from "node:net";
import { Readable } from "node:stream";
import type { CliStreams } from "../../src/cli/streams.ts";

/** Streams that keep what is written to them, as a program sees them that reads the command line's output. */
export function capturedStreams(
  locale: string,
  typed = "",
): CliStreams & { written(): { out: string; err: string } } {
  const [out, err] = [capture(), capture()];
  return {
    out: out.stream,
    err: err.stream,
    input: Object.assign(Readable.from([typed]), { isTTY: false }) as unknown as NodeJS.ReadStream,
    locale,
    environment: {},
    written: () => ({ out: out.text(), err: err.text() }),
  };
}

function capture(): { readonly stream: NodeJS.WriteStream; text(): string } {
  const chunks: string[] = [];
  const write = (text: string | Uint8Array): boolean => chunks.push(String(text)) > 0;
  return { stream: Object.assign(new Socket(), terminalParts, { write }), text: () => chunks.join("") };
}

/** What a terminal has beside a stream; nothing here is one. */
const terminalParts = {
  isTTY: false,
  columns: 80,
  rows: 24,
  clearLine: () => true,
  clearScreenDown: () => true,
  cursorTo: () => true,
  moveCursor: () => true,
  getColorDepth: () => 1,
  hasColors: () => false,
  getWindowSize: (): [number, number] => [80, 24],
};
