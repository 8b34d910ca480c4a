/** @file Days in words: `14 feb`, `रविवार`, `tomorrow`. Never a past one: a date of the past is read as the next one, and said to be. */
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
/** On that weekday itself these mean the one in a week. */
const next = new Set(['next', 'agle', 'agla', 'agli', 'अगले', 'अगला']);
const coming = new Set(['coming', 'this', 'is', 'iss', 'इस']);
const ordinal = new Set(['st', 'nd', 'rd', 'th', 'of', 'को', 'tareekh', 'तारीख']);

/**
 * A day and the number of its words; `day` is missing for an impossible date, such as 31 February. `isPast`: the date that was named is
 * over, and `day` is the next one of that name.
 */
export type FoundDay = { day?: string; words: number; isPast?: true };

const daysAhead = (now: Date, days: number) => dayInDelhi(new Date(now.getTime() + days * dayMs));
const isYear = (word = '') => /^20\d\d$/.test(word);
const dayOfMonth = (word = '') => (/^\d{1,2}$/.test(word) ? Number(word) : null);

const dateOf = (year: number, month: number, day: number) =>
  [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-');

/** Returns the next day of that date that is not over, from the given year on; in a leap year if need be. */
function nextDate(day: number, month: number, year: number, now: Date): string | undefined {
  const today = dayInDelhi(now);
  const first = Math.max(year, Number(today.slice(0, 4)));
  return Array.from({ length: 9 }, (_, more) => dateOf(first + more, month, day)).find(
    (date) => isDay(date) && date >= today,
  );
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
  // 29 February of another year than a leap year is no day either.
  const found = year > 0 && !isDay(dateOf(year, month, day)) ? undefined : nextDate(day, month, year, now);
  const isPast = year > 0 && found !== undefined && Number(found.slice(0, 4)) > year;
  return { day: found, words: place - at, ...(isPast && { isPast }) };
}

/** Reads a day that begins at this word; null when none does. */
export function dayAt(words: readonly string[], at: number, now: Date): FoundDay | null {
  const later = ahead.get(words[at] ?? '');
  if (later !== undefined) return { day: daysAhead(now, later), words: 1 };
  const isNext = next.has(words[at] ?? '');
  const skipped = isNext || coming.has(words[at] ?? '') ? 1 : 0;
  const weekday = weekdays.get(words[at + skipped] ?? '');
  if (weekday === undefined) return dateAt(words, at, now);
  const days = (weekday - inDelhi(now).getUTCDay() + 7) % 7;
  return { day: daysAhead(now, isNext && days === 0 ? 7 : days), words: 1 + skipped };
}
