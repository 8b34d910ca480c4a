import { weekdays, type Weekday } from './vendor-categories.ts';

const short = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/** Weekdays as people say them, in the order of the week: `Every day`, `Mon to Fri`, `Sat, Sun`. */
export function showDays(days: readonly Weekday[]): string {
  const places = weekdays.flatMap((day, place) => (days.includes(day) ? [place] : []));
  if (places.length === weekdays.length) return 'Every day';
  const names = places.map((place) => short(weekdays[place]!));
  const inARow = places.length > 2 && places.at(-1)! - places[0]! === places.length - 1;
  return inARow ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}
