/** @file The answer of the staff, as its mail. */
import { oneLine } from '#domain/formats/shorten.ts';
import type { Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import type { MailParties } from '#modules/enquiries/enquiry.types.ts';

type Reply = { id: string; to: string; subject: string; text: string };

/** From the company and answered to it: no member’s own address leaves the house. Its id is the answer’s, so that it is one mail. */
export const replyMail = (
  { id, to, subject, text }: Reply,
  { name, reference, locale }: { name: string | null; reference: string; locale: Locale },
  { company, from }: MailParties,
): MailMessage => ({
  id,
  from: { name: company.brand, address: from },
  to: [{ name: oneLine(name ?? ''), address: to }],
  replyTo: { name: company.brand, address: company.email },
  subject: oneLine(subject, 150),
  text: [
    text.trim(),
    inLocale(locale, () => t('Reference: {reference}', { reference })),
    `${company.legalName}\n${company.address.join(', ')}\n`,
  ].join('\n\n'),
});
