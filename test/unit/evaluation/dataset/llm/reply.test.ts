import { describe, expect, it } from "vitest";
import { parseReply } from "../../../../../src/evaluation/dataset/generators/llm/reply.ts";

const draft = {
  type: "CONCEPT_RECALL",
  query: "What does the boat draw?",
  answer: "Five feet",
  quotes: ["the boat draws five feet"],
  explanation: "It is said there.",
};
const reply = (changes: object = {}) => JSON.stringify({ questions: [{ ...draft, ...changes }] });

describe("parseReply", () => {
  it.each([
    ["bare", reply()],
    ["in a code fence", `\`\`\`json\n${reply()}\n\`\`\``],
    ["with blank lines around it", `\n${reply()}\n`],
  ])("reads an object %s", (_how, text) => {
    expect(parseReply(text)).toEqual({ ok: true, drafts: [draft] });
  });

  it.each([
    ["text around the object", `Here it is: ${reply()}`, "not a JSON object"],
    ["an object that is cut off", reply().slice(0, -2), "not a JSON object"],
    ["an unknown type", reply({ type: "TRIVIA" }), "questions.0.type: "],
    ["a field that was not asked for", reply({ note: "x" }), "questions.0: "],
    ["a question without quotes", reply({ quotes: [] }), "questions.0.quotes: "],
    ["no question at all", '{"questions": []}', "questions: "],
    ["a list", "[]", "reply: "],
    ["nothing", "", "not a JSON object"],
  ])("refuses %s and says where", (_what, text, problem) => {
    expect(parseReply(text)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
  });
});
