/** @file A deadline in words: the day and the part of the day. Nobody keeps the minute of one in mind. */
import { hourMs, inDelhi } from '#facts/time.ts';
import { t } from '#words/t.ts';
import { delhiFormat, showMoment } from './show-date.ts';

const day = delhiFormat({ day: 'numeric', month: 'long' });
const parts = [
  { before: 4, words: (date: string) => t('{date}, night', { date }) },
  { before: 12, words: (date: string) => t('{date}, morning', { date }) },
  { before: 17, words: (date: string) => t('{date}, afternoon', { date }) },
  { before: 21, words: (date: string) => t('{date}, evening', { date }) },
  { before: 24, words: (date: string) => t('{date}, night', { date }) },
];

/** Formats a deadline (`2026-12-01T05:00:00Z`) as "1 December, morning" in Delhi. The hours after midnight are the night before. */
export function showDeadline(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  const hour = inDelhi(at).getUTCHours();
  const date = showMoment(day, new Date(at.getTime() - (hour < 4 ? 4 * hourMs : 0)).toISOString());
  return parts.find(({ before }) => hour < before)!.words(date);
}
