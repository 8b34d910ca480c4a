const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day (`2026-11-20`, with or without a time) in words: 20 November 2026. What is no day stays as it is. */
export function longDay(day: string): string {
  const at = new Date(`${String(day).slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : format.format(at);
}
