import { t } from '#words/t.ts';
import { weekdayNamed, weekdays, type Weekday } from './weekdays.ts';

const long = (): Readonly<Record<Weekday, string>> => ({
  mon: t('Monday'),
  tue: t('Tuesday'),
  wed: t('Wednesday'),
  thu: t('Thursday'),
  fri: t('Friday'),
  sat: t('Saturday'),
  sun: t('Sunday'),
});
const short = (): Readonly<Record<Weekday, string>> => ({
  mon: t('Mon'),
  tue: t('Tue'),
  wed: t('Wed'),
  thu: t('Thu'),
  fri: t('Fri'),
  sat: t('Sat'),
  sun: t('Sun'),
});

/** Returns a weekday's name: `Monday`. */
export const weekdayName = (day: Weekday): string => long()[day];

/** Returns the current language's name of a weekday stored in English: `Tuesday`. Other words stay as they are. */
export function dayNamed(name: string): string {
  const day = weekdayNamed(name);
  return day ? weekdayName(day) : name;
}

/** Formats weekdays in the order of the week: `Every day`, `Mon to Fri`, `Sat, Sun`. */
export function showDays(days: readonly Weekday[]): string {
  const places = weekdays.flatMap((day, place) => (days.includes(day) ? [place] : []));
  if (places.length === weekdays.length) return t('Every day');
  const names = places.map((place) => short()[weekdays[place]!]);
  const inARow = places.length > 2 && places.at(-1)! - places[0]! === places.length - 1;
  return inARow ? t('{first} to {last}', { first: names[0]!, last: names.at(-1)! }) : names.join(', ');
}
