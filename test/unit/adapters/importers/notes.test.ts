import { describe, expect, it } from "vitest";
import { importMemex } from "../../../../src/adapters/importers/memex.ts";
import { importObsidian } from "../../../../src/adapters/importers/obsidian.ts";
import { isSessionId } from "../../../../src/core/ids.ts";
import { aSourceFile } from "../../../support/builders/a-source-file.ts";

const note = `---
tags: [bridge, "#river"]
created: 2026-03-18 10:20
aliases:
  - Harrow
---
# Bridge

The [[Flood of March|flood]] cracked the pillar; see [[Martha#Work]]. #repair/stone ^p1
Second line.

![[pillar.png]]

## Afterwards %%ask Martha%%
\`\`\`sh
echo "[[not a link]]"

echo %%kept%%
\`\`\`
`;

describe("importing Obsidian", () => {
  it("makes a document of a note, with its links, embeds and tags apart from its words", () => {
    const { sessions, skipped } = importObsidian(aSourceFile(note, { name: "vault/places/Bridge.md" }));
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^obsidian-vault-places-Bridge-[0-9a-f]{16}$/),
        at: new Date("2026-03-18T10:20:00Z"),
        channel: "obsidian",
        agent: "main",
        profile: "document",
        title: "Bridge",
        turns: [
          {
            role: "narrator",
            content: "The flood cracked the pillar; see Martha > Work. #repair/stone ^p1\nSecond line.",
          },
          { role: "narrator", content: "Afterwards" },
          { role: "narrator", content: '```sh\necho "[[not a link]]"\n\necho %%kept%%\n```' },
        ],
        metadata: {
          aliases: ["Harrow"],
          tags: ["source:obsidian", "bridge", "river", "repair/stone"],
          links: [
            { target: "Flood of March", label: "flood" },
            { target: "Martha", heading: "Work" },
          ],
          embeds: ["pillar.png"],
        },
      },
    ]);
    expect(skipped).toEqual({ comment: 1, embed: 1 });
  });

  it("reads Chinese notes, their tags and their names", () => {
    const text = "陈师傅把[[茶馆]]搬到了河对岸。 #茶馆/搬迁 #2026\n\n老房子漏雨。";
    const { sessions } = importObsidian(aSourceFile(text, { name: "笔记/2026-03-31 茶馆.md" }));
    const [session] = sessions;
    expect(session?.id && isSessionId(session.id)).toBe(true);
    expect(session?.at).toEqual(new Date("2026-03-31T00:00:00Z"));
    expect(session?.title).toBe("2026-03-31 茶馆");
    expect(session?.turns.map(({ content }) => content)).toEqual([
      "陈师傅把茶馆搬到了河对岸。 #茶馆/搬迁 #2026",
      "老房子漏雨。",
    ]);
    expect(session?.metadata.tags).toEqual(["source:obsidian", "茶馆/搬迁"]);
  });

  it("tells notes of one name in two folders apart, and takes the file's time as a last resort", () => {
    const [one, two] = ["v/一/记.md", "v/二/记.md"].map(
      (name) => importObsidian(aSourceFile("同样的话。", { name })).sessions[0],
    );
    expect(one?.id).not.toBe(two?.id);
    expect(one?.at).toEqual(new Date("2026-06-01T00:00:00Z"));
  });

  it("keeps a fenced block whole that holds shorter fences, and one that nobody closes", () => {
    const block = "````md\n```sh\nls\n```\n\n%%kept%%\n````";
    const text = `Before.\n# 一\n二\n\n三\n${block}\nBetween.\n~~~\nopen\n\nto the end`;
    const { sessions } = importObsidian(aSourceFile(text, { name: "v/a.md" }));
    expect(sessions[0]?.turns.map(({ content }) => content)).toEqual([
      "Before.",
      "一",
      "二",
      "三",
      block,
      "Between.",
      "~~~\nopen\n\nto the end",
    ]);
  });

  it("counts a front matter that is no YAML, and a note without words", () => {
    const broken = importObsidian(aSourceFile("---\ntitle: a: b: c\n---\nStill read.", { name: "v/a.md" }));
    expect(broken.skipped).toEqual({ "front-matter": 1 });
    expect(broken.sessions[0]?.turns).toEqual([{ role: "narrator", content: "Still read." }]);
    expect(importObsidian(aSourceFile("![[a.png]]", { name: "v/a.md" })).skipped).toEqual({
      embed: 1,
      "empty-session": 1,
    });
  });
});

describe("importing Memex", () => {
  const card = (front: string, body: string) => `---\n${front}\n---\n\n${body}\n`;

  it("makes a document of a card, tagged and typed", () => {
    const text = card(
      "title: 茶馆的搬迁\ncreated: 2026-03-18\nmodified: 2026-03-20\nsource: chat",
      "老房子漏雨，见 [[old-house|老房子]] 和 [[river]]。",
    );
    expect(importMemex(aSourceFile(text, { name: "tea-house.md" })).sessions).toEqual([
      {
        id: "memex-tea-house",
        at: new Date("2026-03-18T00:00:00Z"),
        channel: "memex",
        agent: "main",
        profile: "document",
        title: "茶馆的搬迁",
        turns: [{ role: "narrator", content: "老房子漏雨，见 老房子 和 river。" }],
        metadata: {
          type: "concept",
          source: "chat",
          modified: "2026-03-20T00:00:00.000Z",
          tags: ["source:memex"],
          links: [{ target: "old-house", label: "老房子" }, { target: "river" }],
        },
      },
    ]);
  });

  it("keeps the type that a card names", () => {
    const text = card(
      "title: Use stone\ncreated: 2026-03-18T10:00:00+08:00\nsource: cli\ntype: decision",
      "Stone it is.",
    );
    const [session] = importMemex(aSourceFile(text, { name: "use-stone.md" })).sessions;
    expect(session?.metadata.type).toBe("decision");
    expect(session?.at).toEqual(new Date("2026-03-18T02:00:00Z"));
  });
});
