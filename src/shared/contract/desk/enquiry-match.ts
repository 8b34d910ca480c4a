/** @file The filters and orders of the list of enquiries for rows in memory. The database gives the same answers (`enquiry-filter.ts`). */
import { hourMs, startOfDay } from '#facts/time.ts';
import { daysLater } from '#domain/desk/number-periods.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { openStatuses, talkingStatuses } from '#domain/enquiries/enquiry-changes.ts';
import {
  nearWord,
  searchDigits,
  searchReference,
  searchWords,
  startsWord,
} from '#domain/enquiries/enquiry-search.ts';
import type { EnquiryListQuery, EnquirySort, Narrowing } from './enquiry-filter.ts';
import type { WorkingEnquiry } from './working-set.ts';

/** The person at the desk, the time, and whether the role sees contact details: what is masked is not searched. */
export type MatchContext = { memberId: string; now: Date; seesContacts: boolean };

const isOpen = ({ status }: WorkingEnquiry) => openStatuses.includes(status);
/** Moments are ISO 8601 in UTC with milliseconds, so that their texts sort by time. */
const isBefore = (moment: string | null, limit: string) => moment !== null && moment < limit;

/** The limits of a time: of due dates, of first answers, and of answers to a message. */
const limitsAt = (now: Date) => {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  return {
    due: now.toISOString(),
    firstAnswer: before(staffTargetHours.firstAnswer),
    threadAnswer: before(staffTargetHours.threadAnswer),
  };
};
type Limits = ReturnType<typeof limitsAt>;

/** Returns whether an enquiry is unanswered past the target or past its due time. */
const isOverdue = (one: WorkingEnquiry, { due, firstAnswer }: Limits): boolean =>
  isOpen(one) &&
  (isBefore(one.dueAt, due) ||
    (one.status !== 'answered' && one.answeredAt === null && isBefore(one.sentAt, firstAnswer)));

const isWaiting = ({ status, waitingSince }: WorkingEnquiry, { threadAnswer }: Limits) =>
  talkingStatuses.includes(status) && isBefore(waitingSince, threadAnswer);

const texts = new WeakMap<WorkingEnquiry, { shown: string; all: string }>();
/** Returns the searched text of an enquiry in lower case, made once: what every role sees, and all of it. */
function textOf(one: WorkingEnquiry) {
  const known = texts.get(one);
  if (known) return known;
  const { reference, name, phone, email, vendorName, sent } = one;
  const lower = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ').toLowerCase();
  const made = {
    shown: lower([reference, vendorName]),
    all: lower([reference, name, phone, email, vendorName, ...sent.map(({ value }) => value)]),
  };
  texts.set(one, made);
  return made;
}

/** Returns the condition that a text in lower case contains a word, by the rule of the database (`enquiry-search.ts` on the server). */
function holds(word: string): (text: string) => boolean {
  if (startsWord(word))
    return (text) => text.startsWith(word) || text.includes(` ${word}`) || text.includes(`"${word}`);
  const near = nearWord(word);
  const pattern = near === null ? null : new RegExp(near, 'su');
  const reference = searchReference(word);
  return (text) =>
    text.includes(word) ||
    (reference !== null && text.includes(reference)) ||
    (pattern !== null && pattern.test(text));
}

/** Returns the condition of a search, prepared once for many rows. */
function searched(query = '', seesContacts: boolean): (one: WorkingEnquiry) => boolean {
  const words = searchWords(query).map((word) => holds(word.toLowerCase()));
  if (words.length === 0) return () => true;
  const exact = [searchReference(query), seesContacts ? searchDigits(query) : null].filter(
    (one) => one !== null,
  );
  return (one) => {
    const text = seesContacts ? textOf(one).all : textOf(one).shown;
    return words.every((isIn) => isIn(text)) || exact.some((part) => text.includes(part));
  };
}

/** Returns the condition of the search, service, month and label of a query: what narrows every view. */
export function narrowed({ q, kind, month, label }: Narrowing, seesContacts: boolean) {
  const isFound = searched(q, seesContacts);
  return (one: WorkingEnquiry): boolean =>
    (kind === undefined || one.kind === kind) &&
    (month === undefined || one.eventDate?.slice(0, 7) === month) &&
    (label === undefined || one.labels.includes(label)) &&
    isFound(one);
}

/** Returns the condition of the days of sending, by Delhi's calendar. */
function sentWithin({ from, to }: Pick<EnquiryListQuery, 'from' | 'to'>): (one: WorkingEnquiry) => boolean {
  const begin = from && startOfDay(from).toISOString();
  const end = to && startOfDay(daysLater(to, 1)).toISOString();
  return ({ sentAt }) => (!begin || sentAt >= begin) && (!end || sentAt < end);
}

/** Returns the condition of a query, for all that it asks but its place in the pages. Merged enquiries are not in the working set. */
export function matching(query: EnquiryListQuery, { memberId, now, seesContacts }: MatchContext) {
  const { flagged, status, owner, overdue, waiting, place, source, campaign, reached, reported } = query;
  const ownerId = owner === 'me' ? memberId : owner === 'none' ? null : owner;
  const limits = limitsAt(now);
  const isSentWithin = sentWithin(query);
  const fits = narrowed(query, seesContacts);
  return (one: WorkingEnquiry): boolean =>
    (one.flagged !== null) === (flagged === '1') &&
    (status === 'all' || (status === 'open' ? isOpen(one) : one.status === status)) &&
    (ownerId === undefined || (one.owner?.id ?? null) === ownerId) &&
    (overdue === '0' || isOverdue(one, limits)) &&
    (waiting === '0' || isWaiting(one, limits)) &&
    isSentWithin(one) &&
    (place === undefined || (one.place ?? 'none') === place) &&
    (source === undefined || (one.source ?? 'none') === source) &&
    (campaign === undefined || (one.campaign ?? 'none') === campaign) &&
    (reached === undefined || one.reached.includes(reached)) &&
    // Those in memory are open, and none is closed for a reason.
    query.reason === undefined &&
    (reported === undefined || one.reportedBy.includes(reported)) &&
    fits(one);
}

/** Sorts behind every day. */
const never = '~';
const valueOf: Readonly<Record<EnquirySort, (one: WorkingEnquiry) => string>> = {
  newest: ({ sentAt }) => sentAt,
  oldest: ({ sentAt }) => sentAt,
  event: ({ eventDate }) => eventDate ?? never,
  due: ({ dueAt }) => dueAt ?? never,
  waiting: ({ waitingSince }) => waitingSince ?? never,
};

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the rows in an order; given are the newest first. Equal ones are ordered by their arrival, as in the database. */
export function inOrder(rows: readonly WorkingEnquiry[], sort: EnquirySort): readonly WorkingEnquiry[] {
  if (sort === 'newest') return rows;
  const value = valueOf[sort];
  return rows.toReversed().toSorted((a, b) => compared(value(a), value(b)));
}
