/** The query of an address, without what is empty, always in the order that is given: `?view=hidden&q=kesar`, or nothing. */
export function searchOf(filters: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
