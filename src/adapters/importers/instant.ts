const dated =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** From here on a number means milliseconds since 1970, below it seconds. */
const leastMilliseconds = 1e11;
const furthestMs = 8.64e15;

/**
 * The instant that a record or a front matter means: ISO 8601, a date as people write it in either language, or a number
 * of seconds or milliseconds. A time without a zone is UTC, so that it means the same everywhere.
 */
export function instantOf(value: unknown): Date | undefined {
  if (typeof value === "number") return fromNumber(value);
  if (typeof value !== "string") return undefined;
  const match = dated.exec(value.trim());
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction, zone] = match;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return undefined;
  const clockMs = (Number(hour ?? 0) * 60 + Number(minute ?? 0)) * 60_000 + Number(second ?? 0) * 1000;
  const fractionMs = Math.floor(Number(`0.${fraction ?? 0}`) * 1000);
  return new Date(date.getTime() + clockMs + fractionMs - zoneMs(zone));
}

function fromNumber(value: number): Date | undefined {
  const ms = value < leastMilliseconds ? value * 1000 : value;
  return ms > 0 && ms <= furthestMs ? new Date(ms) : undefined;
}

function zoneMs(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? "") ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
