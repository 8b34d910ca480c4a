/** @file A mail to a person: greeting, the words of its template, how to reach the company, and who writes. */
import type { MailName, MailValues } from '#contract/desk/content/mails/mail-templates.ts';
import type { Company } from '#contract/company.ts';
import { showPhone } from '#contract/phone.ts';
import { oneLine } from '#contract/shorten.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from './limited-mails.ts';
import type { MailFrame } from './mail-bundle.ts';
import type { MailMessage } from './message.ts';

export type LetterFrame = Pick<MailFrame, 'company' | 'from' | 'words'>;

type Letter<Name extends MailName> = {
  /** The name is greeted; empty for somebody whose address has not answered, since a stranger may have typed both. */
  to: { name: string; address: string };
  template: Name;
  values: MailValues<Name>;
  /** A paragraph behind the words that nobody can change. */
  closing?: string;
  /** Who gets an answer; the company. */
  replyTo?: MailMessage['replyTo'];
};

/** How to reach the company, for those whose data it holds. */
export const contactLine = (company: Company): string =>
  `To talk to us, call ${showPhone(company.phone)}. For questions about your data, write to ${company.dataProtectionContact.email}.`;

/** Writes it. Plain text: it reads everywhere and carries no markup of a stranger. */
export function letter<Name extends MailName>(
  { company, from, words }: LetterFrame,
  { to, template, values, closing, replyTo }: Letter<Name>,
): WrittenMail {
  const name = oneLine(to.name);
  const { subject, paragraphs } = words(template, { ...values, brand: company.brand });
  return {
    message: {
      id: newId(),
      from: { name: company.brand, address: from },
      to: [{ name, address: to.address }],
      replyTo: replyTo ?? { name: company.brand, address: company.email },
      subject: oneLine(subject, 150),
      text: [
        name ? `Namaste ${name},` : 'Namaste,',
        ...paragraphs,
        ...(closing ? [closing] : []),
        `${company.legalName}\n${company.address.join(', ')}`,
      ].join('\n\n'),
    },
    summary: [`${subject}:`, ...paragraphs].join('\n'),
  };
}
