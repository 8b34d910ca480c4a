/** @file One enquiry in a vendor's inbox: what it says, how true it is, the contact details, and what may be done. */
import { instantOf } from '#platform/clock.ts';
import { briefFactsOf } from '#modules/enquiries/record/brief-facts.ts';
import { titleOf, briefOf } from '#modules/enquiries/record/enquiry-words.ts';
import { and, count, eq, gt, ne, or } from '#platform/db/drizzle.ts';
import { dayInDelhi, dayMs } from '#facts/time.ts';
import { greetingOf } from '#domain/enquiries/default-words.ts';
import { truthOf } from '#domain/enquiries/enquiry-truth.ts';
import { allowsOutcome, introductionChanges } from '#domain/enquiries/introduction-changes.ts';
import { maskContacts } from '#domain/enquiries/mask-contacts.ts';
import type { ContactState, InboxEnquiry, VendorAct } from '#contract/workshop-enquiries.ts';
import type { Tx } from '#platform/db/handle.ts';
import { enquiryMessages, enquiries } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { emailKeyOf } from '#platform/mailer/mailbox.ts';
import { translated } from '#words/t.ts';
import { isWritable, threadsOf } from '#modules/enquiries/conversation/thread-messages.ts';
import { allows, type IntroductionRow } from './introduction-change.ts';
import { inboxPlacesOf, type InboxPlace } from './inbox-places.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { IntroductionDependencies } from './introduction.types.ts';
import { disclosuresOf, type Contact, type Ledger } from '#modules/enquiries/ledger/ledger.ts';

/** A request of the same person within this number of days is not the first. */
const earlierDays = 30;

/** Whose words are meant: the owner's, or those of a helper. */
type Reader = InboxEnquiry['reader'];
const steps = introductionChanges.vendor;
/** Returns the filled fields without the contact details. */
export const saidIn = (enquiry: Enquiry) =>
  briefOf(enquiry).filter(({ role, value }) => value !== '' && !['name', 'phone', 'email'].includes(role));

const briefFactsIn = (enquiry: Enquiry) => {
  const { place: where, ...facts } = briefFactsOf(enquiry);
  return { ...facts, where };
};

/** Returns the facts of an enquiry that the list and its own page share. */
export const entryOf = (
  { row, enquiry }: { row: IntroductionRow; enquiry: Enquiry },
  {
    unread,
    holdsContact,
    person,
    place,
    waits,
  }: { unread: number; holdsContact: boolean; person: string | null } & InboxPlace,
) => ({
  id: row.id,
  reference: enquiry.reference,
  title: titleOf(enquiry),
  status: row.status,
  sentAt: instantOf(row.sentAt),
  dueAt: allows(introductionChanges.system.lapsed, row) ? instantOf(row.dueAt) : null,
  repliedAt: instantOf(row.repliedAt),
  eventDate: enquiry.eventDate,
  outcome: row.outcome,
  unread,
  holdsContact,
  place,
  waits,
  person,
  ...briefFactsIn(enquiry),
});

/** Returns the acts that the vendor may do now. */
export function actsOf(row: IntroductionRow): VendorAct[] {
  if (row.vendorHidden) return [];
  const may: Record<VendorAct, boolean> = {
    declined: allows(steps.declined, row),
    won: allowsOutcome('won', row),
    lost: allowsOutcome('lost', row),
    reported: row.reportedAt === null,
  };
  return (Object.keys(may) as VendorAct[]).filter((act) => may[act]);
}

async function contactStateOf(
  tx: Tx,
  row: IntroductionRow,
  contact: Contact,
  confirmed: boolean,
): Promise<ContactState> {
  if (row.vendorHidden) return 'hidden';
  if (Object.values(contact).some(Boolean)) return 'shown';
  const rows = await disclosuresOf(tx, [row.id]);
  if (rows.at(-1)?.recalledAt) return 'recalled';
  if (rows.length === 0) return 'not-shared';
  return confirmed ? 'over' : 'unconfirmed';
}

/** Returns the facts that tell a vendor how serious an enquiry is. `today` is the day in Delhi. */
async function truth(tx: Tx, enquiry: Enquiry, today: string) {
  const same = or(
    enquiry.phone ? eq(enquiries.phone, enquiry.phone) : undefined,
    enquiry.email ? eq(enquiries.emailKey, emailKeyOf(enquiry.email)) : undefined,
  );
  const since = new Date(enquiry.createdAt.getTime() - earlierDays * dayMs);
  const [others] = same
    ? await tx
        .select({ count: count() })
        .from(enquiries)
        .where(
          and(
            same,
            ne(enquiries.id, enquiry.id),
            gt(enquiries.createdAt, since),
            eq(enquiries.quarantine, false),
          ),
        )
    : [];
  const answered = await tx.$count(
    enquiryMessages,
    and(eq(enquiryMessages.enquiryId, enquiry.id), eq(enquiryMessages.author, 'family')),
  );
  return truthOf({
    phone: enquiry.phone,
    formMs: enquiry.formMs,
    eventDate: enquiry.eventDate,
    today,
    missing: briefOf(enquiry).filter(({ value }) => value === '').length,
    earlier: others?.count ?? 0,
    answered: answered > 0,
  }).map(({ label, reason, ...one }) => ({ ...one, label: translated(label), reason: translated(reason) }));
}

/** Creates the reading of one enquiry by its vendor; contact details are masked until the family shares them. */
export function createInboxEnquiry(
  { clock, brand }: Pick<IntroductionDependencies, 'clock'> & { brand: () => string },
  ledger: Ledger,
) {
  return async function shown(
    tx: Tx,
    { enquiry, row, by, reader }: { enquiry: Enquiry; row: IntroductionRow; by: Actor; reader: Reader },
    before?: string,
  ): Promise<InboxEnquiry> {
    const contact = await ledger.contactFor(tx, row.id, by);
    const contactState = await contactStateOf(tx, row, contact, await ledger.isConfirmed(tx, row.vendorId));
    const readable = (text: string) => (contactState === 'shown' ? text : maskContacts(text, enquiry.name));
    const { messages, pages } = await threadsOf(tx, enquiry.id, { threads: [row.id], before });
    const [placed] = await inboxPlacesOf(tx, row.vendorId, row.id);
    const report =
      row.reportReason && row.reportedAt
        ? { reason: row.reportReason, at: row.reportedAt.toISOString(), answer: row.reportAnswer }
        : null;
    return {
      ...entryOf(
        { row, enquiry },
        {
          unread: 0,
          holdsContact: contactState === 'shown',
          person: contact.name,
          place: placed!.place,
          waits: placed!.waits,
        },
      ),
      reader,
      brief: saidIn(enquiry).map(({ label, value }) => ({ label, value: readable(value) })),
      truth: enquiry.status === 'withdrawn' ? [] : await truth(tx, enquiry, dayInDelhi(clock())),
      contactState,
      contact,
      greeting: greetingOf(row.vendorName || brand(), enquiry.reference, enquiry.locale),
      declineReason: row.declineReason,
      report,
      acts: actsOf(row),
      writable: isWritable(enquiry, row),
      messages: messages
        // The vendor's own messages are unmasked; the staff's contain nothing that no row discloses.
        .map((one) => (one.author === 'vendor' ? one : { ...one, text: readable(one.text) })),
      page: pages[0] ?? null,
    };
  };
}
