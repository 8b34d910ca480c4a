/** @file Hidden and deleted vendors: the families with open requests are notified, and may ask others. */
import { and, asc, eq, inArray } from '#platform/db/drizzle.ts';
import { talkingStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { openIntroductions } from '#domain/enquiries/introduction-changes.ts';
import { openRequestsMax } from '#contract/desk/vendors.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { introductions, enquiries } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { vendorHiddenMail } from './introduction.mails.ts';
import { aboutReminder } from './introduction-records.ts';
import { introductionColumns, recordStep } from './introduction-change.ts';
import type { IntroductionDependencies } from './introduction.types.ts';

const aboutHidden = (introductionId: string) => `hidden vendor ${introductionId}`;

export function createHiddenVendors({
  clock,
  mails,
  frame,
  links,
}: Pick<IntroductionDependencies, 'clock' | 'mails' | 'frame' | 'links'>) {
  /** Returns its introductions with an open conversation, booked ones too. */
  const openOf = (within: Database, vendorId: string) =>
    within
      .select({ row: introductionColumns, enquiry: enquiries })
      .from(introductions)
      .innerJoin(enquiries, eq(enquiries.id, introductions.enquiryId))
      .where(
        and(
          eq(introductions.vendorId, vendorId),
          inArray(introductions.status, [...openIntroductions, 'chosen']),
          inArray(enquiries.status, [...talkingStatuses]),
        ),
      )
      .orderBy(asc(introductions.id));

  return {
    /** Returns the numbers of those enquiries, oldest first. */
    openRequests: async (within: Database, vendorId: string): Promise<string[]> =>
      (await openOf(within, vendorId).limit(openRequestsMax)).map(({ enquiry }) => enquiry.reference),

    /** Mails each family with an address once, and cancels the reminders to the vendor. */
    async hidden(tx: Tx, vendorId: string, by: Actor): Promise<void> {
      for (const { row, enquiry } of await openOf(tx, vendorId)) {
        const { reference, email, locale } = enquiry;
        await recordStep(tx, { clock }, row, 'introduction.vendor_hidden', { by, reference });
        await mails.cancel(tx, aboutReminder(row.id));
        if (!email || !isMailable(email)) continue;
        const told = { reference, vendor: row.vendorName, link: links.linkTo(enquiry) };
        await mails.enqueue(tx, {
          topic: 'notice',
          about: aboutHidden(row.id),
          to: email,
          write: () => vendorHiddenMail(told, { companyName: '', email, confirmed: false, locale }, frame),
        });
      }
    },

    /** Cancels the mails that were not sent yet. */
    async shown(tx: Tx, vendorId: string, by: Actor): Promise<void> {
      for (const { row, enquiry } of await openOf(tx, vendorId)) {
        await recordStep(tx, { clock }, row, 'introduction.vendor_shown', {
          by,
          reference: enquiry.reference,
        });
        await mails.cancel(tx, aboutHidden(row.id));
      }
    },
  };
}
