import { describe, expect, it } from "vitest";
import { cliPage } from "../../support/docs/cli-page.ts";
import { configurationPage } from "../../support/docs/configuration-page.ts";
import { repositoryPath } from "../../support/docs/documents.ts";
import { factorsPage } from "../../support/docs/factors-page.ts";
import { metricsPage } from "../../support/docs/metrics-page.ts";

const pages = { cli: cliPage, configuration: configurationPage, factors: factorsPage, metrics: metricsPage };

/** `npx vitest run --project golden -u` writes the pages anew. */
describe("the reference pages say what the code does", () => {
  it.each(Object.entries(pages))("docs/%s.md", async (name, pageIn) => {
    await expect(pageIn("en")).toMatchFileSnapshot(repositoryPath(`docs/${name}.md`));
  });

  it.each(Object.entries(pages))("docs/zh/%s.md", async (name, pageIn) => {
    await expect(pageIn("zh")).toMatchFileSnapshot(repositoryPath(`docs/zh/${name}.md`));
  });
});
