/** @file The mails of an enquiry. Plain text: it reads everywhere and carries no markup of a stranger. */
import type { Company } from '#contract/company.ts';
import { showPhone } from '#contract/phone.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

export type MailDetails = {
  /** What the enquiry is called. */
  title: string;
  sent: readonly { label: string; value: string }[];
  reference: string;
  statusUrl: string;
  name?: string;
  email?: string;
  /** Agreed that vendors may see these details. */
  share: boolean;
};
export type MailParties = { company: Company; from: string; staff: string };
/** Somebody who is told, beside staff and visitor. */
export type Recipient = { companyName: string; email: string };

/** A subject is one line: what a visitor typed must not add headers or fill the list. */
const oneLine = (text: string, max = 80) => text.replace(/\s+/g, ' ').trim().slice(0, max);

const fieldLines = ({ sent }: MailDetails) => sent.map(({ label, value }) => `${label}: ${value}`).join('\n');

const toStaff = ({ company, from, staff }: MailParties) => ({
  id: newId(),
  from: { name: company.brand, address: from },
  to: [{ name: company.brand, address: staff }],
});

/** Tells the staff what was asked. Answering the mail answers the visitor. */
export function staffMail(details: MailDetails, parties: MailParties): MailMessage {
  const { title, reference, name, email, share } = details;
  return {
    ...toStaff(parties),
    ...(email && { replyTo: { name: oneLine(name ?? ''), address: email } }),
    subject: oneLine(`${title} ${reference}${name ? ` from ${name}` : ''}`, 150),
    text: `${fieldLines(details)}\n\nMay be passed to vendors: ${share ? 'yes' : 'no'}\nReference: ${reference}\n`,
  };
}

/** Tells the visitor that it arrived, what was sent, and where to follow or withdraw it. */
export function receiptMail(
  details: MailDetails & { email: string },
  { company, from }: MailParties,
): MailMessage {
  return {
    id: newId(),
    from: { name: company.brand, address: from },
    to: [{ name: oneLine(details.name ?? ''), address: details.email }],
    replyTo: { name: company.brand, address: company.email },
    subject: `We have your request ${details.reference}`,
    text: [
      `Namaste${details.name ? ` ${oneLine(details.name)}` : ''},`,
      `thank you for writing to ${company.brand}. Someone from our team will reach out to you shortly.`,
      `What you sent:\n${fieldLines(details)}`,
      `Your reference is ${details.reference}. See where it stands, or withdraw it, here:\n${details.statusUrl}`,
      `To talk to us, call ${showPhone(company.phone)}. For questions about your data, write to ${company.dataProtectionContact.email}.`,
      `${company.legalName}\n${company.address.join(', ')}`,
    ].join('\n\n'),
  };
}

/** Tells the chosen vendor. What the visitor wrote is in it only when the visitor agreed to that. */
export function vendorMail(
  details: MailDetails,
  vendor: Recipient,
  { company, from }: MailParties,
): MailMessage {
  const { share, name, email, reference } = details;
  return {
    id: newId(),
    from: { name: company.brand, address: from },
    to: [{ name: oneLine(vendor.companyName), address: vendor.email }],
    replyTo:
      share && email
        ? { name: oneLine(name ?? ''), address: email }
        : { name: company.brand, address: company.email },
    subject: `Someone asked for you on ${company.brand}: ${reference}`,
    text: [
      `Namaste ${oneLine(vendor.companyName)},`,
      share
        ? `a visitor asked for you and agreed that you see these details, for this request alone:\n${fieldLines(details)}`
        : 'a visitor asked for you, and did not agree to pass their details on. Our team speaks with them first and comes back to you.',
      `Reference: ${reference}. To talk to us, call ${showPhone(company.phone)}.`,
      `${company.legalName}\n${company.address.join(', ')}`,
    ].join('\n\n'),
  };
}

type Withdrawn = Pick<MailDetails, 'title' | 'reference'>;

/** Tells the staff that nobody may use these details any more. */
export const withdrawnMail = ({ title, reference }: Withdrawn, parties: MailParties): MailMessage => ({
  ...toStaff(parties),
  subject: oneLine(`Withdrawn: ${title} ${reference}`, 150),
  text: `The visitor has withdrawn ${reference}. Please do not call or write, and stop what was begun.\n`,
});

/** Tells the vendor the same. */
export const withdrawnVendorMail = (
  { reference }: Withdrawn,
  vendor: Recipient,
  { company, from }: MailParties,
): MailMessage => ({
  id: newId(),
  from: { name: company.brand, address: from },
  to: [{ name: oneLine(vendor.companyName), address: vendor.email }],
  replyTo: { name: company.brand, address: company.email },
  subject: `Withdrawn on ${company.brand}: ${reference}`,
  text: `Namaste ${oneLine(vendor.companyName)},\n\nthe visitor has withdrawn request ${reference}. Please do not call or write, and delete the details you received.\n\n${company.legalName}\n${company.address.join(', ')}\n`,
});
