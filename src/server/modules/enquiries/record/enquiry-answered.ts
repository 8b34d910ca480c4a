/** @file Whether anybody has answered an enquiry, as SQL. */
import { eq, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryMessages, enquiryReplies, enquiries } from '#platform/db/tables.ts';

/** By mail, one that waits to leave among them; in a thread, but for the automatic sentence of a vendor who is away; or by a booking. */
export const answered: SQL<boolean> = sql<boolean>`(
  ${enquiries.answeredAt} is not null or ${enquiries.bookedAt} is not null
  or exists (select 1 from ${enquiryReplies}
    where ${enquiryReplies.enquiryId} = ${enquiries.id} and ${enquiryReplies.undoneAt} is null)
  or exists (select 1 from ${enquiryMessages}
    where ${enquiryMessages.enquiryId} = ${enquiries.id} and ${enquiryMessages.author} <> 'family'
      and ${enquiryMessages.awayUntil} is null))`;

/** The same of one enquiry. */
export async function isAnswered(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ answered }).from(enquiries).where(eq(enquiries.id, id));
  return row?.answered ?? false;
}
