/** @file How mails end: the paragraphs behind the words, which nobody can change. */
import type { Company } from '#contract/company.ts';
import type { MailClosing } from '#contract/desk/content/mails/mail-template.ts';
import { showPhone } from '#domain/formats/phone.ts';
import { t } from '#words/t.ts';

/** Returns a paragraph of the company's ways to be reached, and of what is filled in for the mail. */
type Closing = (company: Company, values: Readonly<Record<string, string>>) => string;

export const closings: Readonly<Record<MailClosing, Closing>> = {
  data: ({ phone, dataProtectionContact: { email } }) =>
    t('To talk to us, call {phone}. For questions about your data, write to {email}.', {
      phone: showPhone(phone),
      email,
    }),
  answer: ({ phone }) => t('To talk to us, call {phone}, or answer this mail.', { phone: showPhone(phone) }),
  reference: ({ phone }, { reference = '' }) =>
    t('Reference: {reference}. To talk to us, call {phone}.', { reference, phone: showPhone(phone) }),
  helpline: ({ consumerHelpline: helpline, dataProtectionContact: { email } }) =>
    t('National Consumer Helpline: {helpline}. For questions about your data, write to {email}.', {
      helpline,
      email,
    }),
};
