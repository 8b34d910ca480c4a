/** @file What an enquiry is counted as on the page Numbers, as conditions of the list: the way from a number into the list behind it. */
import { and, eq, isNotNull, isNull, ne, not, sql, type SQL } from '#platform/db/drizzle.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { reachedSteps, type ReachedStep } from '#domain/desk/number-figures.ts';
import { enquiries, introductions, quotes } from '#platform/db/tables.ts';

const counted = and(isNull(enquiries.mergedIntoId), ne(enquiries.status, 'withdrawn'))!;
const has = (table: typeof introductions | typeof quotes, where: SQL) =>
  sql`exists (select 1 from ${table} where ${table.enquiryId} = ${enquiries.id} and ${where})`;
/** The target as a duration. Parts of a literal, since a parameter has no type here. */
const target = sql.raw(`interval '${staffTargetHours.firstAnswer} hours'`);
const inTime = sql`coalesce(${enquiries.answeredAt} <= ${enquiries.createdAt} + ${target}, false)`;

/** The condition of each step. The summary counts by the same moments (`numbers/counted-day.ts`), which a test compares. */
export const hasReached: Readonly<Record<ReachedStep, SQL>> = {
  received: counted,
  withdrawn: and(isNull(enquiries.mergedIntoId), eq(enquiries.status, 'withdrawn'))!,
  introduced: and(counted, isNotNull(enquiries.introducedAt))!,
  answered: and(counted, isNotNull(enquiries.answeredAt))!,
  inTime: and(counted, inTime)!,
  late: and(counted, not(inTime))!,
  quoted: and(counted, has(quotes, isNotNull(quotes.sentAt)))!,
  accepted: and(counted, has(quotes, eq(quotes.status, 'accepted')))!,
  booked: and(counted, isNotNull(enquiries.bookedAt))!,
  lost: and(counted, eq(enquiries.status, 'closed'), isNull(enquiries.bookedAt))!,
  told: and(counted, has(introductions, isNotNull(introductions.sentAt)))!,
  bad: and(counted, has(introductions, isNotNull(introductions.reportReason)))!,
};

/** Returns the condition "closed for this reason, and not booked". */
export const closedFor = (reason: string): SQL => and(hasReached.lost, eq(enquiries.closeReason, reason))!;

/** Returns the condition "this vendor called it bad". */
export const calledBadBy = (vendorId: string): SQL =>
  has(introductions, and(eq(introductions.vendorId, vendorId), isNotNull(introductions.reportReason))!);

/** The steps of an enquiry, as a column. */
export const reachedOf = sql<ReachedStep[]>`array_remove(array[${sql.join(
  reachedSteps.map((step) => sql`case when ${hasReached[step]} then ${sql.raw(`'${step}'`)} end`),
  sql`, `,
)}], null)`;

/** The vendors who called it bad, as a column. */
export const reportedBy = sql<string[]>`array(select ${introductions.vendorId}::text from ${introductions}
  where ${introductions.enquiryId} = ${enquiries.id} and ${introductions.reportReason} is not null)`;
