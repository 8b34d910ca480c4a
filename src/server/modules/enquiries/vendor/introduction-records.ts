/** @file Writes introductions, each with its event, its row of the ledger and its mail, in the transaction of the enquiry. */
import {
  hasEmail,
  recalledMail,
  withdrawnIntroductionMail,
  type IntroducedContact,
} from './introduction.mails.ts';
import { introductionChanges, type IntroductionChange } from '#domain/enquiries/introduction-changes.ts';
import { isSoon, vendorTopic } from '#facts/mail-topics.ts';
import { dayInDelhi } from '#facts/time.ts';
import { eq } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { introductions } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { Actor } from '#platform/events.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import { dueAfter, sayAway } from './absence.ts';
import type { Conversations } from '#modules/enquiries/conversation/conversations.ts';
import { applyStep, isUnknown, recordStep, type IntroductionRow } from './introduction-change.ts';
import type { IntroductionDependencies } from './introduction.types.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import { toldOf } from '#modules/enquiries/record/asked-facts.ts';
import { consentOf } from '#modules/enquiries/record/enquiry-columns.ts';
import { createLedger } from '#modules/enquiries/ledger/ledger.ts';
import { keepUnanswered } from '#modules/enquiries/conversation/unanswered.ts';

type Contact = Awaited<ReturnType<IntroductionDependencies['findVendor']>>;
/** Writes the first mail to a vendor about its introduction. */
export type IntroductionMail = (contact: IntroducedContact, introductionId: string) => WrittenMail;
type Recalled = { enquiry: Enquiry; by: Actor; change: IntroductionChange; asWithdrawal?: boolean };

const aboutSent = (id: string) => `introduction ${id}`;
const aboutRecalled = (id: string) => `recalled introduction ${id}`;
export const aboutReminder = (id: string) => `reminder ${id}`;

const actOf = ({ kind }: Actor) => (kind === 'visitor' ? 'family' : kind === 'system' ? 'system' : 'staff');

export function createIntroductionRecords(
  {
    clock,
    mails,
    frame,
    awayOn,
    notifyDevices,
  }: Pick<IntroductionDependencies, 'clock' | 'mails' | 'frame' | 'awayOn' | 'notifyDevices'>,
  { conversations }: { conversations: Conversations },
) {
  const ledger = createLedger({ clock });

  /** Discloses details that the family agreed in the form to share, with any vendor: its own act. */
  async function discloseAgreed(tx: Tx, found: { enquiry: Enquiry; row: IntroductionRow }, by: Actor) {
    if (consentOf(found.enquiry).share) await ledger.disclose(tx, found, { act: 'family', by });
  }

  return {
    ledger,

    /** Introduces a vendor to a locked or new enquiry; a repeated introduction uses the same row. Without an address it waits to be told. */
    async send(
      tx: Tx,
      enquiry: Enquiry,
      vendor: { id: string; companyName: string; contact: Contact },
      { by, mail }: { by: Actor; mail: IntroductionMail },
    ): Promise<void> {
      const at = clock();
      const absence = await awayOn(vendor.id, dayInDelhi(at), tx);
      const { to, moment, clears, event } = introductionChanges.staff.sent;
      const { contact } = vendor;
      const reached = hasEmail(contact);
      const sent = {
        status: reached ? to : ('proposed' as const),
        heldId: null,
        vendorName: vendor.companyName,
        memberId: by.kind === 'staff' ? (by.id ?? null) : null,
        memberName: by.name ?? '',
        [moment]: reached ? at : null,
        dueAt: reached ? dueAfter(at, absence) : null,
        remindedAt: null,
        ...Object.fromEntries(clears.map((one) => [one, null])),
      };
      const [written] = await tx
        .insert(introductions)
        .values({ id: newId(), enquiryId: enquiry.id, vendorId: vendor.id, createdAt: at, ...sent })
        .onConflictDoUpdate({ target: [introductions.enquiryId, introductions.vendorId], set: sent })
        .returning();
      const row = { ...written!, vendorHidden: false };
      await recordStep(tx, { clock }, row, reached ? event : 'introduction.proposed', {
        reference: enquiry.reference,
        by,
      });
      await keepUnanswered(tx, enquiry.id);
      if (!reached) return;
      await discloseAgreed(tx, { enquiry, row }, by);
      if (absence) await sayAway(tx, conversations, { enquiry, row }, absence);
      await notifyDevices(tx, vendor.id, 'new-request');
      // While the mail about a recall is unsent, the first mail stays valid.
      const untold = await mails.cancel(tx, aboutRecalled(row.id));
      if (untold.length > 0) return;
      await mails.enqueue(tx, {
        topic: vendorTopic(contact, isSoon(enquiry.eventDate, at)),
        about: aboutSent(row.id),
        to: contact.email,
        write: () => mail(contact, row.id),
      });
    },

    /** Notes that a vendor without an address was told by phone: its hours begin, and agreed details are disclosed. @throws Problem conflict */
    async told(
      tx: Tx,
      { enquiry, row }: { enquiry: Enquiry; row: IntroductionRow },
      by: Actor,
    ): Promise<void> {
      const told = await applyStep(tx, { clock }, row, introductionChanges.staff.told, {
        by,
        reference: enquiry.reference,
      });
      await tx
        .update(introductions)
        .set({ dueAt: dueAfter(clock(), null) })
        .where(eq(introductions.id, row.id));
      await discloseAgreed(tx, { enquiry, row: told }, by);
    },

    /** Cancels the first mail while it waits; returns its topics. */
    cancelSent: (tx: Tx, id: string) => mails.cancel(tx, aboutSent(id)),

    /** Recalls the introduction and the vendor's details; `asWithdrawal` mails that the visitor withdrew. */
    async recall(
      tx: Tx,
      row: IntroductionRow,
      contact: Contact,
      { enquiry, by, change, asWithdrawal = false }: Recalled,
    ): Promise<void> {
      const { reference } = enquiry;
      await applyStep(tx, { clock }, row, change, { by, reference });
      await ledger.recall(tx, row, { act: actOf(by), by, reference });
      const untold = await mails.cancel(tx, aboutSent(row.id));
      await mails.cancel(tx, aboutReminder(row.id));
      if (!hasEmail(contact) || untold.length > 0 || isUnknown(row)) return;
      const write = asWithdrawal ? withdrawnIntroductionMail : recalledMail;
      await mails.enqueue(tx, {
        topic: vendorTopic(contact),
        about: aboutRecalled(row.id),
        to: contact.email,
        write: () => write(toldOf(enquiry), contact, frame),
      });
    },
  };
}
export type IntroductionRecords = ReturnType<typeof createIntroductionRecords>;
