import { openKuzuGraphStore } from "../../../../src/adapters/kuzu/graph-store.ts";

const [directory = ""] = process.argv.slice(2);
await openKuzuGraphStore(directory);
console.log("open");
setInterval(() => {}, 1000);
