/** @file Whether anybody has answered an enquiry, as SQL. */
import { eq, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryMessages, enquiryReplies, leads } from '#platform/db/tables.ts';

/** By mail, one that waits to leave among them; in a thread, but for the automatic sentence of a vendor who is away; or by a booking. */
export const answered: SQL<boolean> = sql<boolean>`(
  ${leads.answeredAt} is not null or ${leads.bookedAt} is not null
  or exists (select 1 from ${enquiryReplies}
    where ${enquiryReplies.leadId} = ${leads.id} and ${enquiryReplies.undoneAt} is null)
  or exists (select 1 from ${enquiryMessages}
    where ${enquiryMessages.leadId} = ${leads.id} and ${enquiryMessages.author} <> 'family'
      and ${enquiryMessages.awayUntil} is null))`;

/** The same of one enquiry. */
export async function isAnswered(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ answered }).from(leads).where(eq(leads.id, id));
  return row?.answered ?? false;
}
