import { defineMessages } from "./catalogue.ts";

/** The lines in which every failure is told. */
export const errorMessages = defineMessages({
  en: {
    error: (code: string, message: string, path: string | undefined) =>
      `error[${code}]: ${message}${path === undefined ? "" : ` (${path})`}`,
    hint: (hint: string) => `hint: ${hint}`,
    bug: "error[BUG]: this should not have happened; please report it with the lines below",
  },
  zh: {
    error: (code: string, message: string, path: string | undefined) =>
      `错误[${code}]：${message}${path === undefined ? "" : `（${path}）`}`,
    hint: (hint: string) => `提示：${hint}`,
    bug: "错误[BUG]：这不该发生；请连同下面几行一起报告",
  },
});
