/** What was kept, taken for what it is: anything at all. Each gives null where it isn't what it should be. */

export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const whole = (value: unknown, least: number, most: number): number | null =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
    ? (value as number)
    : null;

export const text = (value: unknown, longest: number): string | null =>
  typeof value === "string" && value.length <= longest ? value : null;

/** A list all of whose items can be read. */
export function listOf<T>(value: unknown, item: (value: unknown) => T | null, most: number): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const items = value.map(item);
  return items.every((one): one is T & {} => one !== null) ? items : null;
}

/** The items of a list that can be read. */
export function readable<T>(value: unknown, item: (value: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map(item).filter((one): one is T & {} => one !== null);
}
