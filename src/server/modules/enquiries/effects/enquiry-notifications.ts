/** @file The recipients of an enquiry's mails. */
import { isSoon, isVendorTopic, vendorTopic } from '#facts/mail-topics.ts';
import { localeNow, translated } from '#words/t.ts';
import type { Tx } from '#platform/db/handle.ts';
import { isMailable } from '#platform/mailer/message.ts';
import {
  receiptMail,
  staffMail,
  vendorMail,
  withdrawnMail,
  withdrawnVendorMail,
  type MailDetails,
  type Recipient,
} from './enquiry.mails.ts';
import type { ChosenVendor, Enquiry, EnquiryDependencies } from '#modules/enquiries/enquiry.types.ts';
import type { Introductions } from '#modules/enquiries/vendor/introductions.ts';
import { askedFactsOf, toldOf } from '#modules/enquiries/record/asked-facts.ts';
import { consentOf } from '#modules/enquiries/record/enquiry-columns.ts';

type AskedVendor = { id: string; companyName: string; contact: ChosenVendor; introducible: boolean };
/** The content of the mails about a new enquiry. */
type Announcement = {
  enquiry: Enquiry;
  /** The vendor on whose page it was written. */
  vendor: ChosenVendor | null;
  /** Further vendors that the sender chose. */
  asked?: readonly AskedVendor[];
};

const aboutEnquiry = (enquiryId: string) => `enquiry ${enquiryId}`;

/**
 * Creates the receipt of an enquiry and its mails.
 * @where Who gets a mail about an enquiry?
 */
export function createNotifications(
  deps: Pick<EnquiryDependencies, 'clock' | 'links' | 'parties' | 'enqueueMail' | 'mails'>,
  { introductions }: { introductions: Pick<Introductions, 'introduceChosen'> },
) {
  const { clock, links, parties, enqueueMail, mails } = deps;
  const receiptOf = (enquiry: Pick<Enquiry, 'id' | 'linkNumber' | 'reference'>, message: string) => ({
    reference: enquiry.reference,
    statusUrl: links.linkIn(enquiry, localeNow()),
    message: translated(message),
  });
  const detailsOf = (enquiry: Enquiry): MailDetails => ({
    enquiry,
    asked: askedFactsOf(enquiry),
    reference: enquiry.reference,
    statusUrl: links.linkTo(enquiry),
    share: consentOf(enquiry).share,
    name: enquiry.name ?? undefined,
    email: enquiry.email && isMailable(enquiry.email) ? enquiry.email : undefined,
    phone: enquiry.phone ?? undefined,
  });
  return {
    receiptOf,
    /**
     * Writes the mails to staff, visitor and chosen vendors in the transaction of the enquiry. Consent to share introduces the vendors;
     * without it, the vendor of the page learns only that there is a request.
     */
    async notify(tx: Tx, { enquiry, vendor, asked = [] }: Announcement): Promise<void> {
      const details = detailsOf(enquiry);
      const { reference, statusUrl, email, share } = details;
      await enqueueMail(tx, staffMail(details, parties));
      const about = aboutEnquiry(enquiry.id);
      if (email)
        await mails.enqueue(tx, {
          topic: 'receipt',
          about,
          to: email,
          write: () => receiptMail({ reference, statusUrl, email, locale: enquiry.locale }, parties),
        });
      const mail = (one: Recipient, introductionId: string | null) =>
        vendorMail(details, one, parties, introductionId);
      if (share) {
        const own = enquiry.vendorId && vendor ? [{ ...vendor, id: enquiry.vendorId, contact: vendor }] : [];
        const open = [...own, ...asked].filter(({ introducible }) => introducible);
        await introductions.introduceChosen(tx, enquiry, open, mail);
      } else if (vendor?.email && vendor.isPublic)
        await mails.enqueue(tx, {
          topic: vendorTopic(vendor, isSoon(enquiry.eventDate, clock())),
          about,
          to: vendor.email,
          write: () => mail(vendor as Recipient, null),
        });
    },

    /** Notifies those who were mailed that it is withdrawn; cancels mails that were not sent yet. */
    async notifyWithdrawn(
      tx: Tx,
      { enquiry, vendor }: Pick<Announcement, 'enquiry' | 'vendor'>,
    ): Promise<void> {
      const about = { enquiry, reference: enquiry.reference };
      await enqueueMail(tx, withdrawnMail(about, parties));
      const untold = await mails.cancel(tx, aboutEnquiry(enquiry.id));
      if (!vendor?.email || untold.some(isVendorTopic)) return;
      await mails.enqueue(tx, {
        topic: vendorTopic(vendor),
        about: `withdrawn ${enquiry.id}`,
        to: vendor.email,
        write: () => withdrawnVendorMail(toldOf(enquiry), vendor as Recipient, parties),
      });
    },
  };
}
export type Notifications = ReturnType<typeof createNotifications>;
