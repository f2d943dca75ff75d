import { describe, expect, it } from "vitest";
import { instantOf } from "../../../../src/adapters/importers/instant.ts";

describe("an instant", () => {
  it.each([
    ["2026-03-18", "2026-03-18T00:00:00.000Z"],
    ["2026/3/8 9:05", "2026-03-08T09:05:00.000Z"],
    ["2026年3月18日", "2026-03-18T00:00:00.000Z"],
    ["2026-03-18T10:20:30.5Z", "2026-03-18T10:20:30.500Z"],
    ["2026-03-18 10:20 +08:00", "2026-03-18T02:20:00.000Z"],
    ["2026-03-18T10:20-0530", "2026-03-18T15:50:00.000Z"],
    [1743403740000, "2025-03-31T06:49:00.000Z"],
    [1743403740, "2025-03-31T06:49:00.000Z"],
  ])("is read from %s", (value, expected) => {
    expect(instantOf(value)?.toISOString()).toBe(expected);
  });

  it.each(["", "yesterday", "2026-02-30", "2026-13-01", -1, Number.NaN, 1e300, null, undefined, {}])(
    "is not made up from %j",
    (value) => {
      expect(instantOf(value)).toBeUndefined();
    },
  );
});
