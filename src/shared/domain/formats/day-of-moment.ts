/** @file The day in Delhi of a date or a time that another system wrote. */
import { dayInDelhi } from '#facts/time.ts';

/** Returns `YYYY-MM-DD` for a text that begins with a day; a time with a zone is Delhi's day of that moment. Null for any other text. */
export function dayOfMoment(written: string): string | null {
  const text = written.trim();
  const day = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  const zoned = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})$/i.exec(
    text,
  );
  if (!zoned) return day;
  const zone = zoned[3]!.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
  const at = new Date(`${zoned[1]}T${zoned[2]}${zone}`);
  return Number.isNaN(at.getTime()) ? day : dayInDelhi(at);
}
