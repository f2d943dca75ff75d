import { defineConfig } from "./src/config/define-config.ts";

export default defineConfig({});
