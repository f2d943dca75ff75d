import type { SessionNode } from "../../ports/graph-store.ts";
import { sessionHash } from "../ingest.ts";
import type { Stores } from "../parts.ts";
import type { Finding } from "./finding.ts";
import { readable } from "./readable.ts";

/** Raw session files against session nodes, both ways, and whether each session has been distilled. */
export async function verifySessions(
  { sessions }: Pick<Stores, "sessions">,
  nodes: readonly SessionNode[],
): Promise<readonly Finding[]> {
  const files = new Set<string>(await sessions.ids());
  const known = new Set<string>(nodes.map((node) => node.id));
  const findings: Finding[] = [];
  for (const id of (await sessions.ids()).filter((each) => !known.has(each))) {
    const isDamaged = (await readable(sessions.get(id))) === undefined;
    findings.push({ code: isDamaged ? "SESSION_FILE_DAMAGED" : "SESSION_NODE_MISSING", subject: id });
  }
  for (const node of nodes) findings.push(...(await verifyNode(sessions, files, node)));
  return findings;
}

async function verifyNode(
  sessions: Stores["sessions"],
  files: ReadonlySet<string>,
  node: SessionNode,
): Promise<readonly Finding[]> {
  if (!files.has(node.id)) return [{ code: "SESSION_FILE_MISSING", subject: node.id }];
  const session = await readable(sessions.get(node.id));
  if (session === undefined) return [{ code: "SESSION_FILE_DAMAGED", subject: node.id }];
  const changed = sessionHash(session) !== node.contentHash;
  const waiting = node.distillState !== "completed" && node.distillState !== "skipped";
  return [
    ...(changed ? [{ code: "SESSION_CHANGED", subject: node.id } as const] : []),
    ...(waiting
      ? [{ code: "SESSION_NOT_DISTILLED", subject: node.id, detail: node.distillState } as const]
      : []),
  ];
}
