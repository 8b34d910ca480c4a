/** @file A mail to a person: greeting, the words of its template, the company's contacts, and the signature. */
import { mailTemplate, type MailName, type MailValues } from '#contract/desk/content/mails/mail-templates.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import type { Locale } from '#words/locales.ts';
import { t } from '#words/t.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { WrittenMail, MailFrame } from './mail.types.ts';
import type { MailMessage } from './message.ts';
import type { Company } from '#contract/company.ts';
import type { MailClosing } from '#contract/desk/content/mails/mail-template.ts';
import { showPhone } from '#domain/formats/phone.ts';

/** Returns a paragraph with the company's contacts, and with the values of the mail. */
type Closing = (company: Company, values: Readonly<Record<string, string>>) => string;

const closings: Readonly<Record<MailClosing, Closing>> = {
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

export type LetterFrame = Pick<MailFrame, 'company' | 'from' | 'words'>;

type Letter<Name extends MailName> = {
  /** The name for the greeting, where the mail has one; empty for an unconfirmed address, since a stranger may have typed both. */
  to: { name: string; address: string };
  /** The recipient's language, for all texts below. */
  locale: Locale;
  template: Name;
  values: () => MailValues<Name>;
  /** The recipient of answers; by default the company. */
  replyTo?: MailMessage['replyTo'];
};

/**
 * Writes the mail as plain text, which reads everywhere and carries no markup of a stranger; `html-of.ts` makes the HTML form.
 * @where Where are the greeting and the end of every mail?
 */
export const letter = <Name extends MailName>(frame: LetterFrame, parts: Letter<Name>): WrittenMail =>
  inLocale(parts.locale, () => written(frame, parts));

function written<Name extends MailName>(
  { company, from, words }: LetterFrame,
  { to, locale, template, values, replyTo }: Letter<Name>,
): WrittenMail {
  const { nameless, closing } = mailTemplate(template);
  const name = nameless ? '' : oneLine(to.name);
  const filledIn = values();
  const { subject, paragraphs } = words(template, { ...filledIn, brand: company.brand });
  return {
    message: {
      id: newId(),
      from: { name: company.brand, address: from },
      to: [{ name, address: to.address }],
      replyTo: replyTo ?? { name: company.brand, address: company.email },
      subject: oneLine(subject, 150),
      text: [
        name ? t('Namaste {name},', { name }) : t('Namaste,'),
        ...paragraphs,
        ...(closing ? [closings[closing](company, filledIn)] : []),
        `${company.legalName}\n${company.address.join(', ')}`,
      ].join('\n\n'),
    },
    locale,
    summary: [`${subject}:`, ...paragraphs].join('\n'),
  };
}
