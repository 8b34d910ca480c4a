/** @file The hours of one day as they are written: `10:00-13:00, 16:00-21:00`. Free of schemas, as pages use it. */

/** One stretch of a day. Where `closes` is not after `opens`, it is a time of the next day. */
export type HourSpan = { readonly opens: string; readonly closes: string };

/** Stretches of one day, at most. */
export const maxHourSpans = 3;

const dayMinutes = 24 * 60;
const span = /^((?:[01]\d|2[0-3]):[0-5]\d)\s*-\s*((?:[01]\d|2[0-3]):[0-5]\d)$/;

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Returns whether a stretch ends on the next day. */
export const isPastMidnight = ({ opens, closes }: HourSpan): boolean => closes <= opens;

/**
 * Returns a stretch in minutes since the day's midnight: `from` included, `to` not. `to` lies beyond the day after midnight; `23:59` means
 * the end of the day, since a field for times has no 24:00.
 */
export function spanMinutes(written: HourSpan): { from: number; to: number } {
  const to = minutesOf(written.closes);
  if (isPastMidnight(written)) return { from: minutesOf(written.opens), to: to + dayMinutes };
  return { from: minutesOf(written.opens), to: to === dayMinutes - 1 ? dayMinutes : to };
}

/** Returns the stretches of a day in their order, or null when the text is not hours. */
export function readHours(text: string): HourSpan[] | null {
  const spans = text.split(',').map((part) => {
    const [, opens, closes] = span.exec(part.trim()) ?? [];
    return opens && closes ? { opens, closes } : null;
  });
  if (!spans.every((one) => one !== null)) return null;
  return spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
}

/** Returns the stretches of stored hours; none where they cannot be read. */
export const hourSpans = (stored: string | undefined): HourSpan[] =>
  stored === undefined ? [] : (readHours(stored) ?? []);

/** Returns the stretches as they are stored. */
export const writtenHours = (spans: readonly HourSpan[]): string =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');

/** Returns whether two stretches of a day share a minute; only the last may reach into the next day. */
export const spansOverlap = (spans: readonly HourSpan[]): boolean =>
  spans.some((one, at) => {
    const next = spans[at + 1];
    return next !== undefined && spanMinutes(one).to > spanMinutes(next).from;
  });
