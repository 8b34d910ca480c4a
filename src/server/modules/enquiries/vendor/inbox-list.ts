/** @file The list of a vendor's inbox. */
import { and, count, desc, eq, inArray, isNull, ne, sql } from '#platform/db/drizzle.ts';
import { inboxLimits, maxItems } from '#facts/limits.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { maskContacts } from '#domain/enquiries/mask-contacts.ts';
import { inboxFilterNames, inboxFilters, type InboxFilter } from '#domain/enquiries/inbox-filters.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import { enquiryMessages, introductions, enquiries } from '#platform/db/tables.ts';
import { introductionColumns } from './introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { type Ledger } from '#modules/enquiries/ledger/ledger.ts';
import type { Database } from '#platform/db/handle.ts';
import { entryOf, saidIn } from './inbox-enquiry.ts';

const toAnswerFirst = sql`case when ${inArray(introductions.status, [...inboxFilters.waiting])} then ${introductions.dueAt} end asc nulls last`;
/** Returns a masked excerpt, even after a disclosure: a list is read over a shoulder. */
export function gistOf(enquiry: Enquiry): string {
  const said = saidIn(enquiry);
  const message = said.find(({ role }) => role === 'message')?.value;
  const text = message ?? said.map(({ label, value }) => `${label}: ${value}`).join(', ');
  return oneLine(maskContacts(text, enquiry.name), inboxLimits.gist);
}

/** Returns the enquiries that a vendor was introduced to: those to be answered first, and how many each filter holds. */
export async function inboxListOf(
  { db, ledger }: { db: Database; ledger: Ledger },
  vendorId: string,
  show?: InboxFilter,
): Promise<Inbox> {
  const counted = await db
    .select({ status: introductions.status, count: count() })
    .from(introductions)
    .where(eq(introductions.vendorId, vendorId))
    .groupBy(introductions.status);
  const found = await db
    .select({ row: introductionColumns, enquiry: enquiries })
    .from(introductions)
    .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
    .where(
      and(
        eq(introductions.vendorId, vendorId),
        show ? inArray(introductions.status, [...inboxFilters[show]]) : ne(introductions.status, 'proposed'),
      ),
    )
    .orderBy(toAnswerFirst, desc(introductions.sentAt), desc(introductions.id))
    .limit(maxItems.list);
  const unread = found.length
    ? await db
        .select({ id: enquiryMessages.introductionId, count: count() })
        .from(enquiryMessages)
        .where(
          and(
            inArray(
              enquiryMessages.introductionId,
              found.map(({ row }) => row.id),
            ),
            ne(enquiryMessages.author, 'vendor'),
            isNull(enquiryMessages.seenAt),
          ),
        )
        .groupBy(enquiryMessages.introductionId)
    : [];
  const held = await ledger.heldBy(db, vendorId);
  return {
    entries: found.map(({ row, enquiry }) => ({
      ...entryOf(
        { row, enquiry },
        { unread: unread.find(({ id }) => id === row.id)?.count ?? 0, holdsContact: held.has(row.id) },
      ),
      gist: gistOf(enquiry),
    })),
    counts: Object.fromEntries(
      inboxFilterNames.map((name) => [
        name,
        counted
          .filter(({ status }) => (inboxFilters[name] as readonly string[]).includes(status))
          .reduce((sum, one) => sum + one.count, 0),
      ]),
    ),
  };
}
