import { t } from '#words/t.ts';
import { dayMs } from '#facts/time.ts';
import { weekdayNamed } from './opening-hours.ts';
import { dayFormat } from './show-date.ts';
import { weekdays, type Weekday } from './vendor-categories.ts';

const short = dayFormat({ weekday: 'short' });
const long = dayFormat({ weekday: 'long' });
/** Some Monday. */
const monday = Date.UTC(2024, 0, 1);
const someDate = (day: Weekday) => new Date(monday + weekdays.indexOf(day) * dayMs);

/** `Monday`. */
export const weekdayName = (day: Weekday): string => long.format(someDate(day));

/** A day that is kept by its English name, as people read it: `Tuesday`. Other words stay as they are. */
export function dayNamed(name: string): string {
  const day = weekdayNamed(name);
  return day ? weekdayName(day) : name;
}

/** Weekdays as people say them, in the order of the week: `Every day`, `Mon to Fri`, `Sat, Sun`. */
export function showDays(days: readonly Weekday[]): string {
  const places = weekdays.flatMap((day, place) => (days.includes(day) ? [place] : []));
  if (places.length === weekdays.length) return t('Every day');
  const names = places.map((place) => short.format(someDate(weekdays[place]!)));
  const inARow = places.length > 2 && places.at(-1)! - places[0]! === places.length - 1;
  return inARow ? t('{first} to {last}', { first: names[0]!, last: names.at(-1)! }) : names.join(', ');
}
