// A memory of one's own: store conversations, distil them, ask.
// 自己的记忆：存入对话，蒸馏，然后提问。
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initMemory, type Session, sessionId } from "@mitsein-ai/alaya";

const bridge: Session = {
  id: sessionId("bridge"),
  at: new Date("2025-03-31T09:00:00Z"),
  channel: "terminal",
  agent: "main",
  profile: "dialogue",
  turns: [
    { role: "user", content: "Why was the bridge at Harrow closed last week?" },
    { role: "assistant", content: "The flood cracked its middle pillar; Martha repairs it until May." },
  ],
  metadata: {},
};
const teaHouse: Session = {
  ...bridge,
  id: sessionId("tea-house"),
  at: new Date("2025-04-01T09:00:00Z"),
  turns: [
    { role: "user", content: "茶馆为什么搬到了河对岸？" },
    { role: "assistant", content: "因为老房子漏雨，陈师傅去年秋天把茶馆搬到了河对岸的旧粮仓。" },
  ],
};

const folder = await mkdtemp(join(tmpdir(), "alaya-example-"));
try {
  await using memory = await initMemory({ dataDir: join(folder, "memory") });
  await memory.ingest([bridge, teaHouse]);
  await memory.distill();

  for (const text of ["who repairs the cracked pillar", "陈师傅把茶馆搬到哪里"]) {
    const { hits } = await memory.recall({ text, limit: 3 });
    const proof = hits[0]?.evidence.map(({ session, turn, quote }) => `${session}#${turn}: ${quote}`);
    console.log(`${text}\n  ${proof?.join("\n  ")}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
