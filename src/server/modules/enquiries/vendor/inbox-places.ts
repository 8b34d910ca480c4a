/** @file Where the requests of a vendor stand in its inbox, by the rule of the domain. */
import { and, eq, ne, sql } from '#platform/db/drizzle.ts';
import { inboxPlaceOf, type InboxFilter, type WaitReason } from '#domain/enquiries/inbox-filters.ts';
import { openQuotes } from '#domain/quotes/quote-changes.ts';
import { instantOf } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { enquiryMessages, introductions, quotes } from '#platform/db/tables.ts';

export type InboxPlace = {
  place: InboxFilter;
  waits: { for: WaitReason; since: string | null } | null;
};
type Placed = InboxPlace & { id: string; dueAt: Date | null; sentAt: Date | null };

const ofThread = sql`${enquiryMessages.introductionId} = ${introductions.id}`;
/** The last words of the vendor. Its automatic sentence is none. */
const lastOwn = sql`greatest((select max(${enquiryMessages.sentAt}) from ${enquiryMessages} where ${ofThread} and ${enquiryMessages.author} = 'vendor' and ${enquiryMessages.awayUntil} is null), ${quotes.sentAt})`;
const firstUnanswered = sql`(select min(${enquiryMessages.sentAt}) from ${enquiryMessages} where ${ofThread} and ${enquiryMessages.author} = 'family' and ${enquiryMessages.sentAt} > coalesce(${lastOwn}, '-infinity'))`;

/** Returns every request of a vendor with its place; with `introductionId` that one. */
export async function inboxPlacesOf(
  db: Database,
  vendorId: string,
  introductionId?: string,
): Promise<Placed[]> {
  const found = await db
    .select({
      id: introductions.id,
      status: introductions.status,
      outcome: introductions.outcome,
      sentAt: introductions.sentAt,
      repliedAt: introductions.repliedAt,
      dueAt: introductions.dueAt,
      vendorWroteAt: sql<Date | null>`${lastOwn}`.mapWith(introductions.sentAt),
      familyWroteAt: sql<Date | null>`${firstUnanswered}`.mapWith(introductions.sentAt),
      quoteStatus: quotes.status,
      quoteSentAt: quotes.sentAt,
      quoteAskedAt: quotes.askedAt,
    })
    .from(introductions)
    .leftJoin(quotes, eq(quotes.introductionId, introductions.id))
    .where(
      and(
        eq(introductions.vendorId, vendorId),
        ne(introductions.status, 'proposed'),
        introductionId ? eq(introductions.id, introductionId) : undefined,
      ),
    );
  return found.map(({ id, dueAt, sentAt, quoteStatus, quoteSentAt, quoteAskedAt, ...facts }) => {
    const isOpen = quoteStatus !== null && (openQuotes as readonly string[]).includes(quoteStatus);
    const quote = quoteStatus && { isOpen, sentAt: quoteSentAt, askedAt: quoteAskedAt };
    const { place, waits } = inboxPlaceOf({ ...facts, sentAt, quote });
    return { id, dueAt, sentAt, place, waits: waits && { for: waits.for, since: instantOf(waits.since) } };
  });
}
