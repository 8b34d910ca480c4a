/** @file Opening hours, in Delhi time. Free of schemas, so that pages may use it at no cost. */

import { showDigits, showList, showNumber } from '#words/formats.ts';
import { localeNow, t } from '#words/t.ts';
import { hourSpans } from './hour-spans.ts';
import type { Weekday } from './weekdays.ts';

/** Hours by weekday in Asia/Kolkata, as `hour-spans.ts` reads them; an absent day is closed. */
export type OpeningHours = Readonly<Partial<Record<Weekday, string>>>;

/** Returns whether it is open at any time of that day; null when the hours are unknown. */
export const openOn = (hours: OpeningHours | null | undefined, day: Weekday): boolean | null =>
  hours ? hours[day] !== undefined : null;

/** Formats `19:30` as `7.30 pm`; in other languages with the part of the day, सुबह 7:30. The parts begin as in Hindi. */
export function showTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = showNumber(hour % 12 === 0 ? 12 : hour % 12);
  const past = minute ? showDigits(String(minute).padStart(2, '0')) : '';
  if (localeNow() === 'en') return `${twelve}${past && `.${past}`} ${hour % 24 < 12 ? 'am' : 'pm'}`;
  const at = { time: `${twelve}${past && `:${past}`}` };
  if (hour < 4 || hour >= 20) return t('{time} at night', at);
  if (hour < 12) return t('{time} in the morning', at);
  return hour < 16 ? t('{time} in the afternoon', at) : t('{time} in the evening', at);
}

const allDay = '00:00-23:59';

/** Formats `11:00-14:00, 17:00-02:00` as `11 am to 2 pm and 5 pm to 2 am`; what cannot be read is shown as it is. */
export function showHours(hours: string): string {
  if (hours === allDay) return t('all day');
  const spans = hourSpans(hours).map(({ opens, closes }) =>
    t('{opens} to {closes}', { opens: showTime(opens), closes: showTime(closes) }),
  );
  return spans.length > 0 ? showList(spans) : hours;
}
