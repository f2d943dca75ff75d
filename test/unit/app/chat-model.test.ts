import { describe, expect, it } from "vitest";
import { type ChatModelWishes, openChatModel } from "../../../src/app/chat-model.ts";
import type { ConfigInput } from "../../../src/config/schema.ts";
import { aComposition } from "../../support/builders/a-composition.ts";

const real = { model: "small", baseUrl: "http://127.0.0.1:1/v1" };

const open = (wishes: ChatModelWishes, config: ConfigInput = {}, environment = {}) =>
  openChatModel(aComposition("/nowhere", { config, environment }), "generate", wishes);

const configured: ConfigInput = { chat: { provider: "openai-compatible", ...real, model: "configured" } };

describe("openChatModel", () => {
  it("opens the model that is wished for, else that of the configuration", async () => {
    expect((await open(real)).id).toBe("openai-compatible/small");
    expect((await open(real, configured)).id).toBe("openai-compatible/small");
    expect((await open({}, configured)).id).toBe("openai-compatible/configured");
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

  it("names the variable that holds no key when the model is asked", async () => {
    const model = await open({ ...real, apiKeyEnv: "KEY" }, {}, { KEY: "" });
    await expect(model.complete([{ role: "user", content: "hello" }])).rejects.toMatchObject({
      code: "PROVIDER_KEY_MISSING",
      message: expect.stringContaining("KEY"),
    });
  });
});
