import { createRequire } from "node:module";

/** Whether the optional library of the second graph engine is installed beside the project. */
export const hasLadybug = ((): boolean => {
  try {
    createRequire(import.meta.url).resolve("@ladybugdb/core");
    return true;
  } catch {
    return false;
  }
})();
