import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { visible } from '#words/visible.ts';

const longDay = dayFormat({ dateStyle: 'long' });

/** Returns the forms in which a sent text may appear in an enquiry: visible, or, for a day, in words. */
export function toldAs(text: string): string[] {
  const told = visible(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(told)) return [told];
  const day = showDay(longDay, told);
  // Mails have plain spaces.
  return [told, day, day.replaceAll('\u00a0', ' ')];
}
