import { entityIdOf } from "../../../src/core/ids.ts";
import type { Entity } from "../../../src/domain/entity.ts";

export const anEntity = (overrides: Partial<Entity> = {}): Entity => ({
  id: entityIdOf("main-main", overrides.label ?? "Ada"),
  namespace: "main-main",
  label: "Ada",
  kind: "person",
  aliases: [],
  ...overrides,
});
