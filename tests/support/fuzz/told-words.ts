import { dayFormat, showDay } from '#contract/show-date.ts';

const longDay = dayFormat({ dateStyle: 'long' });

/** How a sent text may stand where an enquiry is told to people: as itself, or, being a day, in words. */
export const toldAs = (text: string): string[] =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? [text, showDay(longDay, text)] : [text];
