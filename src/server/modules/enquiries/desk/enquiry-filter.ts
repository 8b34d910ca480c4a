/** @file The filters of the list of enquiries as SQL. */
import { and, eq, gte, inArray, isNull, lt, ne, or, sql, type SQL } from '#platform/db/drizzle.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { hourMs, startOfDay } from '#facts/time.ts';
import { daysLater } from '#domain/desk/number-periods.ts';
import { openStatuses } from '#domain/enquiries/enquiry-changes.ts';
import type { EnquiryFilter } from '#contract/desk/enquiry-filter.ts';
import { enquiries } from '#platform/db/tables.ts';
import type { Sight } from '#platform/masked-search.ts';
import { calledBadBy, closedFor, hasReached } from './enquiry-reached.ts';
import { matches } from './enquiry-search.ts';
import { isWaiting } from './enquiry-waiting.ts';

/** The caller, the time, the fields that the caller may see, and what the search finds, where it was looked up before. */
export type FilterContext = {
  memberId: string | null;
  now: Date;
  sees: Sight;
  found?: readonly string[] | undefined;
};

const isOpen = inArray(enquiries.status, [...openStatuses]);
const nobodys = sql`false`;

/** Returns the time before which an enquiry should have its first answer by now. */
export const targetBefore = (now: Date): Date =>
  new Date(now.getTime() - staffTargetHours.firstAnswer * hourMs);

/** Returns the condition that the first answer is later than the target. */
export const isUnanswered = (now: Date): SQL =>
  and(
    isOpen,
    ne(enquiries.status, 'answered'),
    // A reopened enquiry had its first answer.
    isNull(enquiries.answeredAt),
    lt(enquiries.createdAt, targetBefore(now)),
  )!;

/** Returns the condition that an enquiry is unanswered past the target or past its due date. */
export const isOverdue = (now: Date): SQL => or(isUnanswered(now), and(isOpen, lt(enquiries.dueAt, now)))!;

/** Returns the condition of a status. A merged enquiry is handled as part of the other, so that only `all` includes it. */
function inStatus(status: EnquiryFilter['status']): SQL | undefined {
  if (status === 'all') return undefined;
  return and(status === 'open' ? isOpen : eq(enquiries.status, status), isNull(enquiries.mergedIntoId));
}

function ownedBy(owner: string, memberId: string | null): SQL {
  if (owner === 'none') return isNull(enquiries.ownerId);
  const id = owner === 'me' ? memberId : owner;
  return id !== null ? eq(enquiries.ownerId, id) : nobodys;
}

const inMonth = (month: string): SQL =>
  and(
    gte(enquiries.eventDate, `${month}-01`),
    sql`${enquiries.eventDate} < ${`${month}-01`}::date + interval '1 month'`,
  )!;

/** Returns the condition of a stored text; `none` means none. */
const isText = (column: (typeof enquiries)['place' | 'source' | 'campaign'], asked: string): SQL =>
  asked === 'none' ? isNull(column) : eq(column, asked);

const isOneOf = (ids: readonly string[]): SQL => sql`${enquiries.id} = any(${sql.param(ids)}::uuid[])`;

/** Returns the condition of a filter. */
export const meantBy = (filter: EnquiryFilter, { memberId, now, sees, found }: FilterContext): SQL =>
  and(
    eq(enquiries.quarantine, filter.flagged === '1'),
    inStatus(filter.status),
    filter.owner === undefined ? undefined : ownedBy(filter.owner, memberId),
    filter.overdue === '1' ? isOverdue(now) : undefined,
    filter.waiting === '1' ? isWaiting(now) : undefined,
    filter.kind && eq(enquiries.kind, filter.kind),
    filter.month ? inMonth(filter.month) : undefined,
    filter.label ? sql`${filter.label} = any(${enquiries.labels})` : undefined,
    filter.from ? gte(enquiries.createdAt, startOfDay(filter.from)) : undefined,
    filter.to ? lt(enquiries.createdAt, startOfDay(daysLater(filter.to, 1))) : undefined,
    filter.place === undefined ? undefined : isText(enquiries.place, filter.place),
    filter.source === undefined ? undefined : isText(enquiries.source, filter.source),
    filter.campaign === undefined ? undefined : isText(enquiries.campaign, filter.campaign),
    filter.reached && hasReached[filter.reached],
    filter.reason === undefined ? undefined : closedFor(filter.reason),
    filter.reported === undefined ? undefined : calledBadBy(filter.reported),
    filter.q ? (found ? isOneOf(found) : matches(filter.q, sees)) : undefined,
  )!;
