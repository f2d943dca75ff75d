import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { toOpenFailure } from "../../../src/adapters/kuzu/failures.ts";
import { providerFailure } from "../../../src/adapters/openai-compatible/provider-failure.ts";
import { AlayaError, DataError } from "../../../src/core/errors.ts";
import { unknownName } from "../../../src/core/nearest-name.ts";
import { parseJson } from "../../../src/core/parse-json.ts";
import { factors, parseLevelSetting, resolveLevels } from "../../../src/domain/factors.ts";
import { notFound } from "../../../src/domain/not-found.ts";
import { parseSessionFile } from "../../../src/domain/session-file.ts";
import { factorMeanings } from "../../../src/messages/errors/names.ts";
import { describeError } from "../../../src/messages/errors.ts";

const inChinese = (error: unknown) => {
  if (!(error instanceof AlayaError)) throw error;
  return describeError(error, "zh");
};
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

describe("an error in Chinese", () => {
  it("carries the values of the English one", () => {
    expect(inChinese(unknownName("system", "alya", ["alaya", "bm25"]))).toEqual({
      message: "没有叫“alya”的系统",
      hint: "是不是“alaya”？可用的有：alaya, bm25",
    });
    expect(inChinese(unknownName("preset", "x", []))).toEqual({
      message: "没有叫“x”的预设",
      hint: "这里没有可用的预设",
    });
    expect(inChinese(thrownBy(() => parseLevelSetting("depth")))).toEqual({
      message: "“depth”不是 <因子>=<取值> 的形式",
      hint: "例如：--set recall.depth=2",
    });
  });

  it("puts over why a value was refused", () => {
    expect(inChinese(thrownBy(() => resolveLevels("alaya", { "recall.depth": 9 })))).toEqual({
      message: "因子 recall.depth 不能取 9：不能大于 3",
      hint: "默认值：1；召回从种子出发走几步",
    });
    expect(inChinese(thrownBy(() => parseSessionFile('{"id":"a","turns":[]}', "a.json"))).message).toBe(
      "不是会话文件：timestamp：缺少，应为数字",
    );
    expect(inChinese(thrownBy(() => parseJson('{"a": [1,', "a.json"))).message).toMatch(
      /^第 1 行第 10 列不是合法的 JSON：\p{Script=Han}+$/u,
    );
  });

  it.each(["card", "session", "entity"] as const)("names a %s that the graph lacks", (kind) => {
    expect(inChinese(notFound(kind, "x-1")).message).toMatch(/^图中没有(卡片|会话|实体)“x-1”$/);
  });

  it.each([
    "Could not set lock on file",
    "EACCES: permission denied",
    "written by a different version",
    "No space left on device",
    "buffer pool is full",
    "anything else",
  ])("says what the graph's library means by “%s”", (reason) => {
    const { message, hint } = inChinese(toOpenFailure(new Error(reason), "/graph"));
    expect(`${message}${hint}`).toMatch(/^[^{}]*\p{Script=Han}[^{}]*$/u);
    expect(message).toMatch(/\p{Script=Han}/u);
  });

  it.each([401, 403, 404, 429, 500])("says what status %i of a model's service means", (status) => {
    const cause = new OpenAI.APIError(status, undefined, "no", new Headers());
    const provider = { baseUrl: "http://here/v1", model: "m" };
    expect(inChinese(providerFailure(cause, provider, OpenAI)).message).toBe(
      `http://here/v1 上的 m 返回了状态码 ${status}`,
    );
  });

  it.each([new OpenAI.APIConnectionTimeoutError(), new OpenAI.APIConnectionError({}), new Error("odd")])(
    "says what another failure of a model's service means: %s",
    (cause) => {
      const provider = { baseUrl: "http://here/v1", model: "m" };
      expect(inChinese(providerFailure(cause, provider, OpenAI)).message).toMatch(
        /http:\/\/here\/v1 上的 m.*\p{Script=Han}|\p{Script=Han}.*http:\/\/here\/v1 上的 m/u,
      );
    },
  );

  it("stays English where a detail or the code is unknown", () => {
    const lacking = new DataError({ code: "SESSION_EMPTY", message: "no text", hint: "add some" });
    expect(inChinese(lacking)).toEqual({ message: "no text", hint: "add some" });
    expect(inChinese(new DataError({ code: "NEW", message: "new" }))).toEqual({
      message: "new",
      hint: undefined,
    });
  });

  it("knows what every factor decides", () => {
    expect(Object.keys(factorMeanings).sort()).toEqual(Object.keys(factors).sort());
  });
});
