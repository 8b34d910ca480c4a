/** @file The mails of an enquiry. Plain text: it reads everywhere and carries no markup of a stranger. */
import { greetingOf } from '#contract/desk/default-words.ts';
import { isMobile, showPhone, telHref, whatsAppHref } from '#contract/phone.ts';
import { oneLine } from '#contract/shorten.ts';
import { contactLine, letter, type LetterFrame } from '#platform/mailer/letter.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

export type MailDetails = {
  /** What the enquiry is called. */
  title: string;
  sent: readonly { label: string; value: string }[];
  reference: string;
  statusUrl: string;
  name?: string;
  email?: string;
  phone?: string;
  /** Agreed that vendors may see these details. */
  share: boolean;
};
export type MailParties = LetterFrame & {
  staff: string;
  /** Where the staff reads an enquiry. */
  deskUrl(reference: string): string;
};
/** A chosen vendor; `confirmed` when its address has answered a mail of ours. */
export type Recipient = { companyName: string; email: string; confirmed: boolean };

const fieldLines = ({ sent }: MailDetails) => sent.map(({ label, value }) => `${label}: ${value}`).join('\n');

const toStaff = ({ company, from, staff }: MailParties) => ({
  id: newId(),
  from: { name: company.brand, address: from },
  to: [{ name: company.brand, address: staff }],
});

/** Ways to the person, each a line that a phone makes a link of. */
const contactLines = ({ phone, reference }: MailDetails, { company }: MailParties) => [
  ...(phone ? [`Call: ${telHref(phone)}`] : []),
  ...(phone && isMobile(phone)
    ? [`WhatsApp: ${whatsAppHref(phone, greetingOf(company.brand, reference))}`]
    : []),
];

/** Tells the staff what was asked. Answering the mail answers the visitor. */
export function staffMail(details: MailDetails, parties: MailParties): MailMessage {
  const { title, reference, name, email, share } = details;
  const ways = [...contactLines(details, parties), `Desk: ${parties.deskUrl(reference)}`];
  return {
    ...toStaff(parties),
    ...(email && { replyTo: { name: oneLine(name ?? ''), address: email } }),
    subject: oneLine(`${title} ${reference}${name ? ` from ${name}` : ''}`, 150),
    text: `${fieldLines(details)}\n\nMay be passed to vendors: ${share ? 'yes' : 'no'}\nReference: ${reference}\n\n${ways.join('\n')}\n`,
  };
}

/**
 * Tells the visitor that it arrived, and where to follow or withdraw it. Nobody has proved that the address is theirs, so that not
 * a word of what was typed is in it, the name neither: a stranger could send it to anybody. The private page shows what was sent.
 */
export const receiptMail = (
  { reference, statusUrl, email }: Pick<MailDetails, 'reference' | 'statusUrl'> & { email: string },
  parties: MailParties,
): WrittenMail =>
  letter(parties, {
    to: { name: '', address: email },
    template: 'enquiry-receipt',
    values: { reference, link: statusUrl },
    closing: contactLine(parties.company),
  });

/** A name is greeted only where the address has answered. */
const addressOf = ({ companyName, email, confirmed }: Recipient) => ({
  name: confirmed ? companyName : '',
  address: email,
});

/**
 * Tells the chosen vendor. What the visitor wrote is in it only when the visitor agreed to that, and the vendor's address has
 * answered: else it would go to whomever somebody registered. The other templates have no place for it.
 */
export function vendorMail(details: MailDetails, vendor: Recipient, parties: MailParties): WrittenMail {
  const { share, name, email, reference } = details;
  const to = addressOf(vendor);
  const closing = `Reference: ${reference}. To talk to us, call ${showPhone(parties.company.phone)}.`;
  if (!share || !vendor.confirmed)
    return letter(parties, {
      to,
      template: share ? 'lead-unconfirmed' : 'lead-not-shared',
      values: { reference },
      closing,
    });
  return letter(parties, {
    to,
    template: 'lead-with-details',
    values: { reference, details: fieldLines(details) },
    closing,
    ...(email && { replyTo: { name: oneLine(name ?? ''), address: email } }),
  });
}

type Withdrawn = Pick<MailDetails, 'title' | 'reference'>;

/** Tells the staff that nobody may use these details any more. */
export const withdrawnMail = ({ title, reference }: Withdrawn, parties: MailParties): MailMessage =>
  letter(parties, {
    to: { name: '', address: parties.staff },
    template: 'enquiry-withdrawn',
    values: { title, reference, link: parties.deskUrl(reference) },
  }).message;

/** Tells the vendor the same. */
export const withdrawnVendorMail = (
  { reference }: Pick<MailDetails, 'reference'>,
  vendor: Recipient,
  parties: MailParties,
): WrittenMail =>
  letter(parties, { to: addressOf(vendor), template: 'lead-withdrawn', values: { reference } });
