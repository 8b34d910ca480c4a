/** @file The opening hours of a week while they are edited. */
import { weekdays, type Weekday } from '#domain/vendors/weekdays.ts';

/** One day: its times are retained while it is closed, so that opening it again restores them. */
export type DayHours = { open: boolean; from: string; to: string };
export type WeekHours = Readonly<Record<Weekday, DayHours>>;

const usual = '10:00-19:00';
const weekOf = (day: (day: Weekday) => DayHours): WeekHours =>
  Object.fromEntries(weekdays.map((name) => [name, day(name)])) as Record<Weekday, DayHours>;

/** Returns the stored hours as a form has them: a missing day is closed. */
export const editedWeek = (stored: Readonly<Partial<Record<string, string>>> | null): WeekHours =>
  weekOf((name) => {
    const [from = '', to = ''] = (stored?.[name] ?? usual).split('-');
    return { open: stored?.[name] !== undefined, from, to };
  });

/** Returns the stored form of a week: open days alone; null when every day is closed. */
export function storedWeek(week: WeekHours): Record<string, string> | null {
  const open = weekdays.filter((name) => week[name].open);
  if (open.length === 0) return null;
  return Object.fromEntries(open.map((name) => [name, `${week[name].from}-${week[name].to}`]));
}

/** Returns the week with the first open day's hours on every day; the usual hours where none is open. */
export function sameEveryDay(week: WeekHours): WeekHours {
  const first = week[weekdays.find((name) => week[name].open) ?? weekdays[0]];
  return weekOf(() => ({ ...first, open: true }));
}

/** Returns the week with the times of one day on all; closed days stay closed. */
export const copiedToAll = (week: WeekHours, from: Weekday): WeekHours =>
  weekOf((name) => ({ ...week[from], open: week[name].open }));
