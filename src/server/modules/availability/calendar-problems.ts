/** @file The reasons why a calendar could not be read, as shown to its vendor. */
import { t, translated } from '#words/t.ts';
import type { OutsideReason } from '#platform/outside-fetch.ts';

/** `format`: the reply is no calendar; `entries`: some of it could not be read; `slow`: it takes longer than any calendar may. */
export const calendarProblems = {
  forbidden: t(
    'This address leads into a network that is never asked. Please use the address that your calendar gives for sharing.',
  ),
  unreachable: t('Your calendar could not be reached, or did not answer in time.'),
  answer: t('Your calendar did not answer with a file. Is the address still the right one?'),
  size: t('Your calendar is larger than 1 MB, which is more than we read.'),
  format: t('What lies at this address is no calendar file (.ics).'),
  slow: t('Your calendar takes too long to be read. Please share one with fewer repeated entries.'),
  entries: t(
    'Some entries of your calendar could not be read. Please look whether all taken days are marked.',
  ),
} as const satisfies Record<OutsideReason | 'format' | 'slow' | 'entries', string>;
export type CalendarProblem = keyof typeof calendarProblems;

const isKnown = (problem: string): problem is CalendarProblem => Object.hasOwn(calendarProblems, problem);

/** Returns the sentence for a stored problem; null when there is none. */
export const problemWords = (problem: string | null): string | null =>
  problem !== null && isKnown(problem) ? translated(calendarProblems[problem]) : null;
