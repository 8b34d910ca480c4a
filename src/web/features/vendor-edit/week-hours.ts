/** @file The opening hours of a week while they are edited. */
import { hourSpans, writtenHours, type HourSpan } from '#domain/vendors/hour-spans.ts';
import { weekdays, type Weekday } from '#domain/vendors/weekdays.ts';

/** One day with at least one span: its times are retained while it is closed, so that opening it again restores them. */
export type DayHours = { open: boolean; spans: readonly HourSpan[] };
export type WeekHours = Readonly<Record<Weekday, DayHours>>;

const usual: HourSpan = { opens: '10:00', closes: '19:00' };
/** The evening, where a day has hours already. */
const second: HourSpan = { opens: '17:00', closes: '21:00' };
const weekOf = (day: (day: Weekday) => DayHours): WeekHours =>
  Object.fromEntries(weekdays.map((name) => [name, day(name)])) as Record<Weekday, DayHours>;

/** Returns the stored hours as a form has them: a missing day is closed. */
export const editedWeek = (stored: Readonly<Partial<Record<string, string>>> | null): WeekHours =>
  weekOf((name) => {
    const spans = hourSpans(stored?.[name]);
    return { open: stored?.[name] !== undefined, spans: spans.length > 0 ? spans : [usual] };
  });

/** Returns the stored form of a week: open days alone; null when every day is closed. */
export function storedWeek(week: WeekHours): Record<string, string> | null {
  const open = weekdays.filter((name) => week[name].open);
  if (open.length === 0) return null;
  return Object.fromEntries(open.map((name) => [name, writtenHours(week[name].spans)]));
}

/** Returns the week with the first open day's hours on every day; the usual hours where none is open. */
export function sameEveryDay(week: WeekHours): WeekHours {
  const first = week[weekdays.find((name) => week[name].open) ?? weekdays[0]];
  return weekOf(() => ({ ...first, open: true }));
}

/** Returns the week with the times of one day on all; closed days stay closed. */
export const copiedToAll = (week: WeekHours, from: Weekday): WeekHours =>
  weekOf((name) => ({ ...week[from], open: week[name].open }));

/** Returns the day with one more span, after the others. */
export const withSpan = (day: DayHours): DayHours => {
  const last = day.spans.at(-1)?.closes ?? '';
  const next = last > second.opens ? { opens: last, closes: last } : second;
  return { ...day, spans: [...day.spans, next] };
};

/** Returns the day with another span at that place. */
export const changedSpan = (day: DayHours, at: number, by: Partial<HourSpan>): DayHours => ({
  ...day,
  spans: day.spans.map((one, place) => (place === at ? { ...one, ...by } : one)),
});

/** Returns the day without the span at that place. */
export const withoutSpan = (day: DayHours, at: number): DayHours => ({
  ...day,
  spans: day.spans.toSpliced(at, 1),
});
