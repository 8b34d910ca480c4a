/** @file A request in words: who asks, for what, and what it waits for. Its list and its page say the same. */
import { t } from '#words/t.ts';
import { showNumber } from '#words/formats.ts';
import type { AnswerValues } from '#domain/enquiries/ready-answers.ts';
import type { WaitReason } from '#domain/enquiries/inbox-filters.ts';
import { delhiFormat, showDay, showMoment } from '#domain/formats/show-date.ts';
import type { InboxEntry } from '#contract/workshop-enquiries.ts';

const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });
const day = delhiFormat({ dateStyle: 'medium' });

type Request = Omit<InboxEntry, 'gist'>;

/** Returns who asks: the name only while the ledger lets the vendor hold it. */
export const whoAsks = ({ person }: Pick<Request, 'person'>): string => person ?? t('A family');

/** Returns the occasion, the day, the place, the guests and the budget. */
export const askedWords = ({ occasion, eventDate, where, guests, budget }: Request): string =>
  [
    occasion,
    eventDate && showDay(day, eventDate),
    where,
    guests !== null && t('{guests} guests', { guests: showNumber(guests) }),
    budget,
  ]
    .filter(Boolean)
    .join(' · ');

/** Returns what a request says for the placeholders of ready answers. */
export const answerValues = ({ person, occasion, eventDate, where, guests }: Request): AnswerValues => ({
  person,
  occasion,
  day: eventDate && showDay(day, eventDate),
  place: where,
  guests: guests === null ? null : showNumber(guests),
});

const words: Readonly<Record<WaitReason, (since: string) => string>> = {
  answer: (since) => t('Waiting for your answer since {moment}', { moment: since }),
  message: (since) => t('The family wrote on {moment} and is waiting for your answer', { moment: since }),
  changes: (since) => t('The family asked for changes of the quote on {moment}', { moment: since }),
  decision: (since) => t('The family has the quote since {moment} and decides', { moment: since }),
  word: (since) => t('Answered on {moment}; now it is for the family to write', { moment: since }),
};

/** Returns what the request waits for and since when; null when for nothing. */
export function waitWords({ waits }: Pick<Request, 'waits'>): string | null {
  if (!waits?.since) return null;
  return words[waits.for](showMoment(moment, waits.since));
}

/** Returns until when an answer is expected; null once there is one. */
export const termWords = ({ dueAt }: Pick<Request, 'dueAt'>): string | null =>
  dueAt && t('Answer by {moment}', { moment: showMoment(moment, dueAt) });
