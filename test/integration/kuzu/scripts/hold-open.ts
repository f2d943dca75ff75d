import { openKuzuGraphStore } from "../../../../src/adapters/kuzu/graph-store.ts";

const [directory = "", engine] = process.argv.slice(2);
await openKuzuGraphStore(directory, engine === "ladybug" ? "ladybug" : "kuzu");
console.log("open");
setInterval(() => {}, 1000);
