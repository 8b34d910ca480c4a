/** @file The mail to a family whose request a vendor has declined. */
import type { Tx } from '#platform/db/handle.ts';
import { isMailable } from '#platform/mailer/message.ts';
import type { Enquiry } from '#modules/enquiries/enquiry.types.ts';
import type { IntroductionRow } from './introduction-change.ts';
import { quoteOf } from '#modules/enquiries/quotes/quote-change.ts';
import { vendorDeclinedMail } from './introduction.mails.ts';
import type { IntroductionDependencies } from './introduction.types.ts';

/** Mails a family with an address that the vendor has declined, within the transaction of the act. */
export const createTellDeclined =
  ({ mails, frame, links }: Pick<IntroductionDependencies, 'mails' | 'frame' | 'links'>) =>
  async (tx: Tx, enquiry: Enquiry, { id, vendorName, declineReason }: IntroductionRow): Promise<void> => {
    const { reference, email, locale } = enquiry;
    if (!email || !isMailable(email)) return;
    const told = {
      reference,
      vendor: vendorName,
      link: links.linkTo(enquiry),
      reason: declineReason ?? ('other' as const),
      hadQuote: (await quoteOf(tx, id))?.ended === 'vendor',
    };
    await mails.enqueue(tx, {
      topic: 'message',
      about: `declined ${id}`,
      to: email,
      write: () => vendorDeclinedMail(told, { companyName: '', email, confirmed: false, locale }, frame),
    });
  };
