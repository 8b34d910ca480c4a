/** @file Days in words: `14 feb`, `रविवार`, `tomorrow`. Never a past one. */
import { dayInDelhi, dayMs, inDelhi, isDay } from '#facts/time.ts';

const named = (table: readonly string[]): ReadonlyMap<string, number> =>
  new Map(table.flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)));

const months = named([
  'jan january janwari जनवरी',
  'feb february farvari फरवरी फ़रवरी',
  'mar march मार्च',
  'apr april अप्रैल',
  'may मई',
  'jun june जून',
  'jul july जुलाई',
  'aug august अगस्त',
  'sep sept september सितंबर सितम्बर',
  'oct october अक्टूबर',
  'nov november नवंबर नवम्बर',
  'dec december दिसंबर दिसम्बर',
]);
const weekdays = named([
  'sunday sundays ravivar raviwar itvaar itwar रविवार इतवार',
  'monday mondays somvar somwar सोमवार',
  'tuesday tuesdays mangalvar mangalwar मंगलवार',
  'wednesday wednesdays budhvar budhwar बुधवार',
  'thursday thursdays guruvar guruwar veervar गुरुवार वीरवार',
  'friday fridays shukravar shukrawar शुक्रवार',
  'saturday saturdays shanivar shaniwar weekend शनिवार',
]);
const ahead: ReadonlyMap<string, number> = new Map([
  ['tomorrow', 1],
  ['kal', 1],
  ['कल', 1],
  ['parso', 2],
  ['parson', 2],
  ['परसों', 2],
]);
const next = new Set(['next', 'agle', 'agla', 'अगले', 'coming', 'this', 'is', 'इस']);
const ordinal = new Set(['st', 'nd', 'rd', 'th', 'of', 'को', 'tareekh', 'तारीख']);

/** A day and the number of its words; `day` is missing for an impossible date, such as 31 February. */
export type FoundDay = { day?: string; words: number };

const daysAhead = (now: Date, days: number) => dayInDelhi(new Date(now.getTime() + days * dayMs));
const isYear = (word = '') => /^20\d\d$/.test(word);
const dayOfMonth = (word = '') =>
  /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31 ? Number(word) : null;

/** Returns the next day of that date that is not over, from the given year on; in a leap year if need be. */
function nextDate(day: number, month: number, year: number, now: Date): string | undefined {
  const today = dayInDelhi(now);
  const first = Math.max(year, Number(today.slice(0, 4)));
  return Array.from({ length: 9 }, (_, more) =>
    [first + more, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-'),
  ).find((date) => isDay(date) && date >= today);
}

/** Reads `2 june` or `june 2`, with a year or without. */
function dateAt(words: readonly string[], at: number, now: Date): FoundDay | null {
  let place = at;
  const first = dayOfMonth(words[place]);
  if (first !== null) while (ordinal.has(words[++place] ?? ''));
  const month = months.get(words[place] ?? '');
  if (month === undefined) return null;
  place += 1;
  let day = first;
  if (day === null) {
    day = dayOfMonth(words[place]);
    if (day === null) return null;
    while (ordinal.has(words[++place] ?? ''));
  }
  const year = isYear(words[place]) ? Number(words[place++]) : 0;
  return { day: nextDate(day, month, year, now), words: place - at };
}

/** Reads a day that begins at this word; null when none does. */
export function dayAt(words: readonly string[], at: number, now: Date): FoundDay | null {
  const later = ahead.get(words[at] ?? '');
  if (later !== undefined) return { day: daysAhead(now, later), words: 1 };
  const skipped = next.has(words[at] ?? '') ? 1 : 0;
  const weekday = weekdays.get(words[at + skipped] ?? '');
  if (weekday === undefined) return dateAt(words, at, now);
  return { day: daysAhead(now, (weekday - inDelhi(now).getUTCDay() + 7) % 7), words: 1 + skipped };
}
