/** The layer rules of docs/architecture.md: a layer may import itself and what stands in its list. */
const layers = {
  core: [],
  domain: ["core"],
  ports: ["core", "domain"],
  messages: ["core"],
  memory: ["core", "domain", "ports"],
  adapters: ["core", "domain", "ports"],
  evaluation: ["core", "domain", "ports", "messages"],
  systems: ["core", "domain", "ports", "memory"],
  config: ["core", "domain"],
  app: ["core", "domain", "ports", "messages", "memory", "adapters", "evaluation", "systems", "config"],
  cli: ["core", "domain", "messages", "config", "app", "evaluation"],
};

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  severity: "error",
  from: { path: `^src/${layer}/` },
  to: { path: "^src/", pathNot: `^src/(${[layer, ...allowed].join("|")})/` },
}));

const nativePackages = [
  ["@lancedb", "lancedb"],
  ["apache-arrow", "lancedb"],
  ["kuzu", "kuzu"],
  ["@ladybugdb/core", "kuzu"],
  ["@node-rs/jieba", "jieba"],
  ["openai", "openai-compatible"],
].map(([dependency, folder]) => ({
  name: `native-${folder}`,
  severity: "error",
  from: { path: "^src/", pathNot: `^src/adapters/${folder}/` },
  to: { path: `node_modules/${dependency}/` },
}));

/** Adapters are strangers to each other; only their registry knows them all. */
const adapterIsolation = {
  name: "adapters-apart",
  severity: "error",
  from: { path: "^src/adapters/([^/]+)/" },
  to: { path: "^src/adapters/", pathNot: "^src/adapters/$1/" },
};

const evaluationOrder = [
  { name: "metrics-import-core-only", from: "metrics", allowed: ["metrics"] },
  { name: "corpus-first", from: "corpus", allowed: ["corpus"] },
  { name: "dataset-after-corpus", from: "dataset", allowed: ["corpus", "dataset"] },
  { name: "report-reads-records", from: "report", allowed: ["report", "records", "metrics"] },
].map(({ name, from, allowed }) => ({
  name,
  severity: "error",
  from: { path: `^src/evaluation/${from}/` },
  to: { path: "^src/evaluation/", pathNot: `^src/evaluation/(${allowed.join("|")})/` },
}));

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    ...layerRules,
    ...nativePackages,
    adapterIsolation,
    ...evaluationOrder,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^dist/" },
  },
};
