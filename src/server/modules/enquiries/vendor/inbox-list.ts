/** @file The list of a vendor's inbox. */
import { and, count, eq, inArray, isNull, ne } from '#platform/db/drizzle.ts';
import { inboxLimits, maxItems } from '#facts/limits.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { maskContacts } from '#domain/enquiries/mask-contacts.ts';
import { inboxFilterNames, waitingForVendor, type InboxFilter } from '#domain/enquiries/inbox-filters.ts';
import type { Inbox } from '#contract/workshop-enquiries.ts';
import { enquiryMessages, introductions, enquiries } from '#platform/db/tables.ts';
import { introductionColumns } from './introduction-change.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { type Ledger } from '#modules/enquiries/ledger/ledger.ts';
import type { VendorPerson } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { withoutBrief } from '#modules/enquiries/record/brief-facts.ts';
import { entryOf, saidIn } from './inbox-enquiry.ts';
import { inboxPlacesOf } from './inbox-places.ts';

type Placed = Awaited<ReturnType<typeof inboxPlacesOf>>[number];

/** Orders the requests: first those that are waiting for the vendor, by the end of their term; then the newest. */
function firstToAnswer(one: Placed, other: Placed): number {
  const termOf = ({ place, dueAt }: Placed) =>
    waitingForVendor.includes(place) ? (dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) : Infinity;
  const terms = [termOf(one), termOf(other)] as const;
  if (terms[0] !== terms[1]) return terms[0] < terms[1] ? -1 : 1;
  return (other.sentAt?.getTime() ?? 0) - (one.sentAt?.getTime() ?? 0) || (one.id < other.id ? 1 : -1);
}

/** Returns a masked excerpt, even after a disclosure: a list is read over a shoulder. */
export function gistOf(enquiry: Enquiry): string {
  const said = saidIn(enquiry);
  const message = said.find(({ role }) => role === 'message')?.value;
  const text =
    message === undefined
      ? said.map(({ label, value }) => `${label}: ${value}`).join(', ')
      : withoutBrief(enquiry, message);
  return oneLine(maskContacts(text, enquiry.name), inboxLimits.gist);
}

/** Returns the enquiries that a vendor was introduced to: those to be answered first, and how many each filter holds. */
export async function inboxListOf(
  { db, ledger }: { db: Database; ledger: Ledger },
  { vendorId, name }: VendorPerson,
  show?: InboxFilter,
): Promise<Inbox> {
  const placed = await inboxPlacesOf(db, vendorId);
  const listed = placed
    .filter(({ place }) => !show || place === show)
    .toSorted(firstToAnswer)
    .slice(0, maxItems.list);
  const rows = listed.length
    ? await db
        .select({ row: introductionColumns, enquiry: enquiries })
        .from(introductions)
        .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
        .where(
          inArray(
            introductions.id,
            listed.map(({ id }) => id),
          ),
        )
    : [];
  const byId = new Map(rows.map((one) => [one.row.id, one]));
  const found = listed.flatMap(({ id, place, waits }) => {
    const one = byId.get(id);
    return one ? [{ ...one, place, waits }] : [];
  });
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
    reader: name === null ? 'vendor' : 'helper',
    entries: found.map(({ row, enquiry, place, waits }) => ({
      ...entryOf(
        { row, enquiry },
        {
          unread: unread.find(({ id }) => id === row.id)?.count ?? 0,
          holdsContact: held.has(row.id),
          person: held.get(row.id)?.includes('name') ? enquiry.name : null,
          place,
          waits,
        },
      ),
      gist: gistOf(enquiry),
    })),
    counts: Object.fromEntries(
      inboxFilterNames.map((name) => [name, placed.filter(({ place }) => place === name).length]),
    ),
  };
}
