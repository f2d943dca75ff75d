// Gives the recorded replies of a question generator the keys of today's prompts, in the order of the file.
// For hand-written stand-ins after a change of a prompt or a text: npx tsx .build/rekey-recordings.mjs corpora/novella-en
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseRecordings, recordingKey } from "../src/adapters/replay/recording.ts";
import { noProgress } from "../src/core/progress.ts";
import { openCorpus } from "../src/evaluation/corpus/open-corpus.ts";
import { generateWithModel } from "../src/evaluation/dataset/generators/llm/generate-with-model.ts";

const [directory = "corpora/novella-en"] = process.argv.slice(2);
const path = join(directory, "recordings/questions.jsonl");
const recordings = parseRecordings(readFileSync(path, "utf8"), path);
if (recordings.some(({ made }) => made.by !== "hand"))
  throw new Error("only hand-written stand-ins may be given another request; record a model's replies again");

const rekeyed = [];
const model = {
  id: recordings[0].request.model,
  complete: async (messages, { seed }) => {
    const recording = recordings[rekeyed.length];
    if (recording === undefined) throw new Error("there are more requests than recorded replies");
    const request = { model: model.id, messages, seed };
    rekeyed.push({ ...recording, key: recordingKey(request), request });
    return { text: recording.reply, usage: recording.usage };
  },
};
const corpus = await openCorpus(directory);
const { meta } = await generateWithModel({ corpus, model, seed: 1, perType: 8, progress: noProgress });
writeFileSync(path, rekeyed.map((recording) => `${JSON.stringify(recording)}\n`).join(""));
console.log(meta.notes.join("\n"));
