import { dataDirectory } from "../../../../src/app/data-directory.ts";
import { lockStore } from "../../../../src/app/store-lock.ts";
import { systemClock } from "../../../../src/core/clock.ts";

const [root = ""] = process.argv.slice(2);
await lockStore(dataDirectory(root), { clock: systemClock, pid: process.pid });
console.log("held");
setInterval(() => {}, 1_000);
