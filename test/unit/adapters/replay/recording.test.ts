import { describe, expect, it } from "vitest";
import { parseRecordings, recordingKey } from "../../../../src/adapters/replay/recording.ts";

const request = { model: "stand-in/hand", messages: [{ role: "user" as const, content: "Hello" }] };

const aLine = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    schema: "alaya.recording/1",
    key: recordingKey(request),
    request,
    reply: "Good day",
    usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
    made: { by: "hand", note: "written for a test" },
    ...changes,
  });

describe("parseRecordings", () => {
  it("reads one recording a line and skips empty lines", () => {
    expect(parseRecordings(`${aLine()}\n\n${aLine()}\n`, "r.jsonl").map(({ reply }) => reply)).toEqual([
      "Good day",
      "Good day",
    ]);
  });

  it.each([
    ["a line that is cut off", aLine().slice(0, 40), "not a JSON object"],
    ["a record that does not say how it was made", aLine({ made: undefined }), "made"],
    ["a key of another request", aLine({ key: "0".repeat(64) }), "key: not the fingerprint"],
    [
      "a hand-written reply under a model's name",
      aLine({
        request: { ...request, model: "gpt" },
        key: recordingKey({ ...request, model: "gpt" }),
      }),
      "made: hand",
    ],
    [
      "a stand-in that claims to be a model's reply",
      aLine({ made: { by: "model", at: "2026-01-01T00:00:00.000Z" } }),
      "made: model",
    ],
  ])("refuses %s and names its line", (_what, line, reason) => {
    expect(() => parseRecordings(`${aLine()}\n${line}\n`, "r.jsonl")).toThrowError(
      expect.objectContaining({
        code: "RECORDING_INVALID",
        path: "r.jsonl",
        message: expect.stringMatching(new RegExp(`^line 2 is no recording: .*${reason}`)),
      }),
    );
  });
});

describe("recordingKey", () => {
  it.each([
    ["the model", { ...request, model: "stand-in/other" }],
    ["the messages", { ...request, messages: [{ role: "user" as const, content: "Hullo" }] }],
    ["the sampling temperature", { ...request, samplingTemperature: 0 }],
    ["the seed", { ...request, seed: 1 }],
  ])("changes with %s", (_what, other) => {
    expect(recordingKey(other)).not.toBe(recordingKey(request));
  });
});
