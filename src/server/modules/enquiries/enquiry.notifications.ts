/** @file Whom an enquiry is told to, and the link that shows it. */
import { enquiryPath } from '#facts/paths.ts';
import type { Tx } from '#platform/db/handle.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { keyed } from '#platform/secrets.ts';
import {
  receiptMail,
  staffMail,
  vendorMail,
  withdrawnMail,
  withdrawnVendorMail,
  type Recipient,
} from './enquiry.mails.ts';
import type { ChosenVendor, EnquiryDependencies } from './enquiry.types.ts';
import { kindOf, sentIn, titleOf, type LeadWords } from './lead-words.ts';

type Lead = { id: string; reference: string } & LeadWords;
/** An enquiry on its way to people. */
type Told = {
  lead: Lead;
  share: boolean;
  name?: string;
  email?: string;
  phone?: string;
  vendor: ChosenVendor | null;
};

const aboutEnquiry = (leadId: string) => `enquiry ${leadId}`;

/** The receipt of an enquiry and its mails. */
export function createNotifications(
  deps: Pick<EnquiryDependencies, 'secretKey' | 'publicUrl' | 'parties' | 'enqueueMail' | 'mails'>,
) {
  const { secretKey, publicUrl, parties, enqueueMail, mails } = deps;
  // Derived from the id, so that a repeated request gets the same link although only its hash is stored.
  const secretOf = (leadId: string) => keyed(secretKey, 'enquiry', leadId);
  const receiptOf = (lead: Pick<Lead, 'id' | 'reference'>, message: string) => ({
    reference: lead.reference,
    statusUrl: publicUrl + enquiryPath(secretOf(lead.id)),
    message,
  });
  const detailsOf = ({ lead, ...told }: Omit<Told, 'vendor'>) => ({
    title: titleOf(lead),
    sent: sentIn(lead),
    ...receiptOf(lead, kindOf(lead).success.heading),
    ...told,
    email: told.email && isMailable(told.email) ? told.email : undefined,
  });
  return {
    secretOf,
    receiptOf,
    /** What each of several chosen vendors is told. */
    mailToChosen: (told: Omit<Told, 'vendor'>) => (vendor: Recipient) =>
      vendorMail(detailsOf(told), vendor, parties),
    /** Writes the mails to staff, visitor and chosen vendor into the same transaction as the enquiry. */
    async tell(tx: Tx, { lead, vendor, ...told }: Told): Promise<void> {
      const receipt = receiptOf(lead, kindOf(lead).success.heading);
      const details = detailsOf({ lead, ...told });
      const { email } = details;
      await enqueueMail(tx, staffMail(details, parties));
      const about = aboutEnquiry(lead.id);
      if (email)
        await mails.enqueue(tx, {
          topic: 'receipt',
          about,
          to: email,
          write: () => receiptMail({ ...receipt, email }, parties),
        });
      if (vendor?.email && vendor.isPublic)
        await mails.enqueue(tx, {
          topic: 'lead',
          about,
          to: vendor.email,
          write: () => vendorMail(details, vendor as Recipient, parties),
        });
    },

    /** Tells whoever was told that it is withdrawn; what was not told yet is taken back instead. */
    async tellWithdrawn(tx: Tx, { lead, vendor }: Pick<Told, 'lead' | 'vendor'>): Promise<void> {
      const about = { title: titleOf(lead), reference: lead.reference };
      await enqueueMail(tx, withdrawnMail(about, parties));
      const untold = await mails.cancel(tx, aboutEnquiry(lead.id));
      if (!vendor?.email || untold.includes('lead')) return;
      await mails.enqueue(tx, {
        topic: 'lead',
        about: `withdrawn ${lead.id}`,
        to: vendor.email,
        write: () => withdrawnVendorMail(about, vendor as Recipient, parties),
      });
    },
  };
}
