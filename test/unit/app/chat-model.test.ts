import { describe, expect, it } from "vitest";
import { type ChatModelWishes, openChatModel } from "../../../src/app/chat-model.ts";
import { systemClock } from "../../../src/core/clock.ts";

const real = { model: "small", baseUrl: "http://127.0.0.1:1/v1" };

const open = (wishes: ChatModelWishes, environment: Record<string, string> = {}) =>
  openChatModel(wishes, { environment, clock: systemClock });

describe("openChatModel", () => {
  it("opens a real model, with a key from the environment that it is given or without one", async () => {
    expect((await open(real)).id).toBe("openai-compatible/small");
    expect((await open({ ...real, apiKeyEnv: "KEY" }, { KEY: "secret" })).id).toBe("openai-compatible/small");
  });

  it.each<[string, ChatModelWishes]>([
    ["nothing", {}],
    ["a model without an endpoint", { model: "small" }],
    ["an endpoint without a model", { baseUrl: real.baseUrl }],
    ["recordings and a real model", { ...real, recordings: "r.jsonl" }],
    ["recordings to read and to write", { recordings: "r.jsonl", record: "s.jsonl" }],
  ])("refuses %s", async (_what, wishes) => {
    await expect(open(wishes)).rejects.toMatchObject({ code: "USAGE_CHAT_MODEL" });
  });

  it("names the variable that holds no key", async () => {
    await expect(open({ ...real, apiKeyEnv: "KEY" }, { KEY: "" })).rejects.toMatchObject({
      code: "PROVIDER_KEY_MISSING",
      message: expect.stringContaining("KEY"),
    });
  });
});
