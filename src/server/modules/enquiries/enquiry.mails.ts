/** @file The mails of an enquiry. Plain text: it reads everywhere and carries no markup of a stranger. */
import type { Company } from '#contract/company.ts';
import type { EnquiryKind } from '#contract/enquiry-kinds.ts';
import { showPhone } from '#contract/phone.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

export type MailDetails = {
  kind: EnquiryKind;
  payload: Readonly<Record<string, string | number | undefined>>;
  reference: string;
  statusUrl: string;
  name?: string;
  email?: string;
};
export type MailParties = { company: Company; from: string; staff: string };

/** A subject is one line: what a visitor typed must not add headers or fill the list. */
const oneLine = (text: string, max = 80) => text.replace(/\s+/g, ' ').trim().slice(0, max);

const sentFields = ({ kind, payload }: MailDetails) =>
  kind.fields
    .filter((field) => payload[field.name] !== undefined && payload[field.name] !== '')
    .map((field) => `${field.label}: ${payload[field.name]}`)
    .join('\n');

/** Tells the staff what was asked. Answering the mail answers the visitor. */
export function staffMail(details: MailDetails, { company, from, staff }: MailParties): MailMessage {
  return {
    id: newId(),
    from: { name: company.brand, address: from },
    to: [{ name: company.brand, address: staff }],
    ...(details.email && { replyTo: { name: oneLine(details.name ?? ''), address: details.email } }),
    subject: oneLine(
      `${details.kind.title} ${details.reference}${details.name ? ` from ${details.name}` : ''}`,
      150,
    ),
    text: `${sentFields(details)}\n\nReference: ${details.reference}\n`,
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
      `What you sent:\n${sentFields(details)}`,
      `Your reference is ${details.reference}. See where it stands, or withdraw it, here:\n${details.statusUrl}`,
      `To talk to us, call ${showPhone(company.phone)}. For questions about your data, write to ${company.dataProtectionContact.email}.`,
      `${company.legalName}\n${company.address.join(', ')}`,
    ].join('\n\n'),
  };
}
