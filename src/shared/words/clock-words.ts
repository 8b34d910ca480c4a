/** @file A time of the day as a language says it. */

type Options = Intl.DateTimeFormatOptions;

const dayParts = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'numeric', year: '2-digit' },
} as const satisfies Record<NonNullable<Options['dateStyle']>, Options>;

/**
 * Returns the options under which a time names the part of the day that it is in (सुबह 10:30), as Hindi does instead of am and pm.
 * A style has no such part, and is spelt out.
 */
export function withDayPeriod({ dateStyle, timeStyle, ...parts }: Options): Options {
  if (!timeStyle && !parts.hour) return { ...parts, ...(dateStyle && { dateStyle }) };
  return {
    ...(dateStyle && dayParts[dateStyle]),
    ...(timeStyle && { hour: 'numeric', minute: '2-digit' }),
    ...parts,
    dayPeriod: 'short',
  };
}
