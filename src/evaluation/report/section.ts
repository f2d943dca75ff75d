export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of a report before it has a form: a title, then lines, a table, and lines after it. */
export interface Section {
  readonly title: string;
  readonly before: readonly string[];
  readonly table: Table | null;
  readonly after: readonly string[];
}
