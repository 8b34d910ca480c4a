/** @file The condition that an enquiry is answered, as SQL. */
import { and, eq, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryMessages, enquiryReplies, enquiries } from '#platform/db/tables.ts';

/**
 * Answered by mail, also a queued one; in a thread, except by the automatic sentence of an absent vendor; or by a booking. The thread is
 * asked with a limit, not with `exists`: for a list the planner would read all messages of the site once, and compare from memory.
 */
export const answered: SQL<boolean> = sql<boolean>`(
  ${enquiries.answeredAt} is not null or ${enquiries.bookedAt} is not null
  or exists (select 1 from ${enquiryReplies}
    where ${enquiryReplies.enquiryId} = ${enquiries.id} and ${enquiryReplies.undoneAt} is null)
  or coalesce((select true from ${enquiryMessages}
    where ${enquiryMessages.enquiryId} = ${enquiries.id} and ${enquiryMessages.author} <> 'family'
      and ${enquiryMessages.awayUntil} is null limit 1), false))`;

/** Returns whether one enquiry is answered. */
export const isAnswered = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(enquiries, and(eq(enquiries.id, id), answered))) > 0;
