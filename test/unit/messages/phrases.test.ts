import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toChinese } from "../../../src/messages/phrases.ts";

function refusal(schema: z.ZodType, value: unknown): string {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return toChinese(issue?.message ?? "accepted");
}

describe("why a value was refused, in Chinese", () => {
  it.each([
    [z.string(), 3, "应为字符串，实际是数字"],
    [z.object({ a: z.string() }), {}, "缺少，应为字符串"],
    [z.int(), 1.5, "应为整数，实际是数字"],
    [z.number(), Number.NaN, "应为数字，实际是 NaN"],
    [z.literal("x"), 1, '应为 "x"'],
    [z.enum(["a", "b"]), "c", '应为其中之一："a"|"b"'],
    [z.union([z.string(), z.number()]), {}, "取值不合要求"],
    [z.number().min(1), 0, "不能小于 1"],
    [z.number().max(1), 2, "不能大于 1"],
    [z.number().positive(), 0, "必须大于 0"],
    [z.array(z.number()).length(3), [1], "应恰有 3 项"],
    [z.array(z.number()).min(1), [], "至少要有 1 项"],
    [z.string().min(1), "", "至少要有 1 个字符"],
    [z.strictObject({}), { a: 1, b: 2 }, '不认识的键："a", "b"'],
    [z.iso.datetime(), "x", "不是合法的 ISO datetime"],
    [z.string().regex(/x/), "y", "应符合 /x/"],
  ] as const)("says “$2”", (schema, value, chinese) => {
    expect(refusal(schema, value)).toBe(chinese);
  });

  it("keeps the name of the field before it", () => {
    expect(toChinese("request.messages[0]: Invalid input: expected string, received number")).toBe(
      "request.messages[0]：应为字符串，实际是数字",
    );
  });

  it("puts over each of several", () => {
    expect(toChinese("it is empty; not a JSON object")).toBe("文件是空的；不是 JSON 对象");
  });

  it("leaves what it does not know", () => {
    expect(toChinese("the moon is full")).toBe("the moon is full");
  });
});
