import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { visible } from '#words/visible.ts';

const longDay = dayFormat({ dateStyle: 'long' });

/** Returns the forms in which a sent text may appear in an enquiry: visible, or, for a day, in words. */
export function toldAs(text: string): string[] {
  const told = visible(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(told) ? [told, showDay(longDay, told)] : [told];
}
