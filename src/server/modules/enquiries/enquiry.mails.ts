/** @file The mails of an enquiry. Plain text: it reads everywhere and carries no markup of a stranger. */
import type { Company } from '#contract/company.ts';
import { greetingOf } from '#contract/desk/default-words.ts';
import { isMobile, showPhone, telHref, whatsAppHref } from '#contract/phone.ts';
import { oneLine } from '#contract/shorten.ts';
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
export type MailParties = {
  company: Company;
  from: string;
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

const ending = ({ company }: MailParties) => [
  `To talk to us, call ${showPhone(company.phone)}. For questions about your data, write to ${company.dataProtectionContact.email}.`,
  `${company.legalName}\n${company.address.join(', ')}`,
];

/**
 * Tells the visitor that it arrived, and where to follow or withdraw it. Nobody has proved that the address is theirs, so that not
 * a word of what was typed is in it, the name neither: a stranger could send it to anybody. The private page shows what was sent.
 */
export function receiptMail(
  { reference, statusUrl, email }: Pick<MailDetails, 'reference' | 'statusUrl'> & { email: string },
  parties: MailParties,
): WrittenMail {
  const { company, from } = parties;
  const where = `See what was sent and where it stands, or withdraw it, here:\n${statusUrl}`;
  return {
    message: {
      id: newId(),
      from: { name: company.brand, address: from },
      to: [{ name: '', address: email }],
      replyTo: { name: company.brand, address: company.email },
      subject: `We have your request ${reference}`,
      text: [
        'Namaste,',
        `Thank you for writing to ${company.brand}. Someone from our team will reach out to you shortly.`,
        `Your reference is ${reference}. ${where}`,
        'Did you not write to us? Then somebody gave your address by mistake: withdraw the request there, and nobody will call or write.',
        ...ending(parties),
      ].join('\n\n'),
    },
    summary: `We have your request ${reference}. ${where}`,
  };
}

/**
 * Tells the chosen vendor. What the visitor wrote is in it only when the visitor agreed to that, and the vendor's address has
 * answered: else it would go to whomever somebody registered.
 */
export function vendorMail(details: MailDetails, vendor: Recipient, parties: MailParties): WrittenMail {
  const { company, from } = parties;
  const { share, name, email, reference } = details;
  const shown = share && vendor.confirmed;
  const greeted = vendor.confirmed ? oneLine(vendor.companyName) : '';
  const what = shown
    ? `A visitor asked for you and agreed that you see these details, for this request alone:\n${fieldLines(details)}`
    : share
      ? 'A visitor asked for you. Confirm this e-mail in your account, then the details of such requests come with the mail. Our team speaks with the visitor and comes back to you.'
      : 'A visitor asked for you, and did not agree to pass their details on. Our team speaks with them first and comes back to you.';
  return {
    message: {
      id: newId(),
      from: { name: company.brand, address: from },
      to: [{ name: greeted, address: vendor.email }],
      replyTo:
        shown && email
          ? { name: oneLine(name ?? ''), address: email }
          : { name: company.brand, address: company.email },
      subject: `Someone asked for you on ${company.brand}: ${reference}`,
      text: [
        greeted ? `Namaste ${greeted},` : 'Namaste,',
        what,
        `Reference: ${reference}. To talk to us, call ${showPhone(company.phone)}.`,
        `${company.legalName}\n${company.address.join(', ')}`,
      ].join('\n\n'),
    },
    summary: `Request ${reference}: ${what}`,
  };
}

type Withdrawn = Pick<MailDetails, 'title' | 'reference'>;

/** Tells the staff that nobody may use these details any more. */
export const withdrawnMail = ({ title, reference }: Withdrawn, parties: MailParties): MailMessage => ({
  ...toStaff(parties),
  subject: oneLine(`Withdrawn: ${title} ${reference}`, 150),
  text: `The visitor has withdrawn ${reference}. Please do not call or write, and stop any work on it.\n\nDesk: ${parties.deskUrl(reference)}\n`,
});

/** Tells the vendor the same. */
export function withdrawnVendorMail(
  { reference }: Withdrawn,
  vendor: Recipient,
  { company, from }: MailParties,
): WrittenMail {
  const greeted = vendor.confirmed ? oneLine(vendor.companyName) : '';
  const what = `The visitor has withdrawn request ${reference}. Please do not call or write, and delete the details you received.`;
  return {
    message: {
      id: newId(),
      from: { name: company.brand, address: from },
      to: [{ name: greeted, address: vendor.email }],
      replyTo: { name: company.brand, address: company.email },
      subject: `Withdrawn on ${company.brand}: ${reference}`,
      text: `Namaste${greeted && ` ${greeted}`},\n\n${what}\n\n${company.legalName}\n${company.address.join(', ')}\n`,
    },
    summary: `Withdrawn: ${what}`,
  };
}
