import { defineMessages } from "./catalogue.ts";

/** What `alaya eval` and the quickstart say beside their reports. */
export const evalMessages = defineMessages({
  en: { savedTo: (path: string) => `Saved to ${path}` },
  zh: { savedTo: (path: string) => `已保存到 ${path}` },
});
