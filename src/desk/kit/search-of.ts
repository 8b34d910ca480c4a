/** Returns the query of an address, without empty values, always in the given order: `?view=hidden&q=kesar`, or ''. */
export function searchOf(filters: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
