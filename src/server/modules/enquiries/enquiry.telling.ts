/** @file Whom an enquiry is told to, and the link that shows it. */
import { enquiryPath } from '#facts/paths.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import type { Tx } from '#platform/db/handle.ts';
import { isMailable } from '#platform/mailer/message.ts';
import { keyed } from '#platform/secrets.ts';
import { receiptMail, staffMail, vendorMail, type Recipient } from './enquiry.mails.ts';
import type { EnquiryDependencies } from './enquiry.service.ts';
import type { Payload } from './lead-columns.ts';

type Lead = { id: string; reference: string };
/** An enquiry on its way to people. */
type Told = {
  kind: EnquiryKind;
  payload: Payload;
  lead: Lead;
  share: boolean;
  name?: string;
  email?: string;
  vendor: { companyName: string; email: string | null } | null;
};

/** The receipt of an enquiry and its mails. */
export function createTelling(
  deps: Pick<EnquiryDependencies, 'secretKey' | 'publicUrl' | 'parties' | 'enqueueMail'>,
) {
  const { secretKey, publicUrl, parties, enqueueMail } = deps;
  // Derived from the id, so that a repeated request gets the same link although only its hash is stored.
  const secretOf = (leadId: string) => keyed(secretKey, 'enquiry', leadId);
  const receiptOf = (lead: Lead, message: string): EnquiryReceipt => ({
    reference: lead.reference,
    statusUrl: publicUrl + enquiryPath(secretOf(lead.id)),
    message,
  });
  return {
    secretOf,
    receiptOf,
    /** Writes the mails to staff, visitor and chosen vendor into the same transaction as the enquiry. */
    async tell(tx: Tx, { kind, lead, vendor, ...told }: Told): Promise<void> {
      const email = told.email && isMailable(told.email) ? told.email : undefined;
      const details = { kind, ...receiptOf(lead, kind.success.heading), ...told, email };
      await enqueueMail(tx, staffMail(details, parties));
      if (email) await enqueueMail(tx, receiptMail({ ...details, email }, parties));
      if (vendor?.email) await enqueueMail(tx, vendorMail(details, vendor as Recipient, parties));
    },
  };
}
