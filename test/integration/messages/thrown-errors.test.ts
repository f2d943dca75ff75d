import { describe, expect, it } from "vitest";
import { AlayaError } from "../../../src/core/errors.ts";
import { nameKinds } from "../../../src/messages/errors/names.ts";
import { chineseErrors, describeError } from "../../../src/messages/errors.ts";
import { foundInSources } from "../../support/source-text.ts";
import { type ThrowSite, throwSites } from "../../support/throw-sites.ts";

const sites = throwSites();
/** Sites whose codes come from tables; the unit tests call them with each of their codes. */
const codesFromTables = [
  "adapters/filesystem/atomic-file.ts",
  "adapters/kuzu/failures.ts",
  "adapters/openai-compatible/provider-failure.ts",
  "domain/not-found.ts",
];
/** Details that one site takes from several places; the value is one of those. */
const valuesFromElsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  STORE_LOCKED: { what: "memory" },
  STORE_VERSION: { what: "older-graph" },
  USAGE_CHAT_MODEL: { what: "both" },
};

describe("the errors that the product throws", () => {
  it("are found in the sources", () => {
    expect(sites.length).toBeGreaterThan(60);
    expect([...new Set(sites.filter(hasNoCode).map(fileOf))].sort()).toEqual(codesFromTables);
  });

  it("each have a Chinese text for their code", () => {
    const untranslated = sites.filter(
      ({ code }) => code !== undefined && !Object.hasOwn(chineseErrors, code),
    );
    expect(untranslated.map(({ place, code }) => `${place} ${code}`)).toEqual([]);
  });

  it("have a Chinese word for every kind of name", () => {
    const kinds = foundInSources("", /\bunknownName\(\s*"([^"]+)"/g);
    expect(kinds.length).toBeGreaterThan(5);
    expect(kinds.filter((kind) => !Object.hasOwn(nameKinds, kind))).toEqual([]);
  });

  it.each(sites.filter(({ code }) => code !== undefined).map((site) => [site.place, site] as const))(
    "give the Chinese text its details at %s",
    (_place, site) => {
      const { message, hint } = describeError(errorAt(site), "zh");
      expect(message).toMatch(/\p{Script=Han}/u);
      expect(hint).toMatch(/\p{Script=Han}/u);
      expect(`${message}${hint}`).not.toMatch(/undefined|\{\w+\}/);
    },
  );
});

const hasNoCode = ({ code }: ThrowSite): boolean => code === undefined;
const fileOf = ({ place }: ThrowSite): string => place.replace(/:\d+$/, "");

function errorAt({ code = "", details }: ThrowSite): AlayaError {
  const written = Object.entries(details).map(([name, value]) => [
    name,
    value ?? valuesFromElsewhere[code]?.[name] ?? `a ${name}`,
  ]);
  return new AlayaError({ code, message: "English only", details: Object.fromEntries(written) });
}
