/** @file Formats of dates and times of day in each language. */

type Options = Intl.DateTimeFormatOptions;

const dayParts = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'numeric', year: '2-digit' },
} as const satisfies Record<NonNullable<Options['dateStyle']>, Options>;

/**
 * Returns the options with a style spelt out in its parts. Browsers disagree on styles: in English Safari's engine writes
 * 02-Feb-2027 where Node writes 2 Feb 2027, and a page whose words differ from the server's is rendered again.
 */
export const spellOut = ({ dateStyle, timeStyle, ...parts }: Options): Options => ({
  ...(dateStyle && dayParts[dateStyle]),
  ...(timeStyle && { hour: 'numeric', minute: '2-digit' }),
  ...parts,
});

/** Returns options with which a time names the part of the day (सुबह 10:30), as Hindi does instead of am and pm. */
export function withDayPeriod(options: Options): Options {
  const parts = spellOut(options);
  return parts.hour ? { ...parts, dayPeriod: 'short' } : parts;
}
