/** @file Whom an enquiry is told to, and the link that shows it. */
import { enquiryPath } from '#facts/paths.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { Tx } from '#platform/db/handle.ts';
import { mailAddress } from '#platform/mailer/message.ts';
import { keyed } from '#platform/secrets.ts';
import { receiptMail, staffMail, vendorMail, type Recipient } from './enquiry.mails.ts';
import type { EnquiryDependencies } from './enquiry.service.ts';
import { kindOf, sentIn, titleOf, type LeadWords } from './lead-words.ts';

type Lead = { id: string; reference: string } & LeadWords;
/** An enquiry on its way to people. */
type Told = {
  lead: Lead;
  share: boolean;
  name?: string;
  email?: string;
  vendor: { companyName: string; email: string | null } | null;
};

/** Forms accept what browsers accept; the few addresses no mail server takes get no receipt, but their lead is kept. */
const mailable = (email: string | undefined) =>
  mailAddress.safeParse({ name: '', address: email }).success ? email : undefined;

/** The receipt of an enquiry and its mails. */
export function createTelling(
  deps: Pick<EnquiryDependencies, 'secretKey' | 'publicUrl' | 'parties' | 'enqueueMail'>,
) {
  const { secretKey, publicUrl, parties, enqueueMail } = deps;
  // Derived from the id, so that a repeated request gets the same link although only its hash is stored.
  const secretOf = (leadId: string) => keyed(secretKey, 'enquiry', leadId);
  const receiptOf = (lead: Pick<Lead, 'id' | 'reference'>, message: string): EnquiryReceipt => ({
    reference: lead.reference,
    statusUrl: publicUrl + enquiryPath(secretOf(lead.id)),
    message,
  });
  return {
    secretOf,
    receiptOf,
    /** Writes the mails to staff, visitor and chosen vendor into the same transaction as the enquiry. */
    async tell(tx: Tx, { lead, vendor, ...told }: Told): Promise<void> {
      const email = mailable(told.email);
      const receipt = receiptOf(lead, kindOf(lead).success.heading);
      const details = { title: titleOf(lead), sent: sentIn(lead), ...receipt, ...told, email };
      await enqueueMail(tx, staffMail(details, parties));
      if (email) await enqueueMail(tx, receiptMail({ ...details, email }, parties));
      if (vendor?.email) await enqueueMail(tx, vendorMail(details, vendor as Recipient, parties));
    },
  };
}
