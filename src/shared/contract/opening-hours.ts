/** @file When something is open, by the clock of Delhi. Free of schemas, so that pages may use it at no cost. */

import { localeNow, t } from '#words/t.ts';
import { dayMs, inDelhi } from '#facts/time.ts';
import { dayFormat } from './show-date.ts';
import type { Weekday } from './vendor-categories.ts';

/** In the order of `Date.getUTCDay`. */
const daysFromSunday = [
  'sun',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
] as const satisfies readonly Weekday[];
/** Hours by weekday as `HH:MM-HH:MM` in Asia/Kolkata; an absent day is closed. */
export type OpeningHours = Readonly<Partial<Record<Weekday, string>>>;

/** The day of the week in Delhi at that moment. */
export const weekdayInDelhi = (at: Date): Weekday => daysFromSunday[inDelhi(at).getUTCDay()]!;

/** Milliseconds until the next midnight in Delhi; never 0. */
export const untilMidnightInDelhi = (at: Date): number =>
  dayMs - (((inDelhi(at).getTime() % dayMs) + dayMs) % dayMs);

/** Open at some time of that day? Null when the hours are not known. */
export const openOn = (hours: OpeningHours | null | undefined, day: Weekday): boolean | null =>
  hours ? hours[day] !== undefined : null;

/** The day a name such as `Tuesday` begins with; null for anything else. */
export function weekdayNamed(name: string): Weekday | null {
  const start = name.trim().slice(0, 3).toLowerCase();
  return daysFromSunday.find((day) => day === start) ?? null;
}

/** Elsewhere than in English a time is told with the part of the day: सुबह 7:30. */
const inPartOfDay = /* @__PURE__ */ dayFormat({ hour: 'numeric', minute: '2-digit' });

/** `19:30` as `7.30 pm`. */
function showTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (localeNow() !== 'en')
    return inPartOfDay.format(new Date(Date.UTC(2024, 0, 1, hour, minute))).replace(':00', '');
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${minute ? `.${String(minute).padStart(2, '0')}` : ''} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

const allDay = '00:00-23:59';

/** `11:00-19:30` as `11 am to 7.30 pm`, as people say it. */
export function showHours(hours: string): string {
  if (hours === allDay) return t('all day');
  const [opens = '', closes = ''] = hours.split('-').map(showTime);
  return closes ? t('{opens} to {closes}', { opens, closes }) : opens;
}
