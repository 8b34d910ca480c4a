/** @file The two mails of a complaint, as plain text. */
import { deskPaths } from '#facts/desk-paths.ts';
import { paths } from '#facts/paths.ts';
import type { Company } from '#contract/company.ts';
import { oneLine } from '#contract/shorten.ts';
import { delhiFormat } from '#contract/show-date.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import { isMailable, type MailMessage } from '#platform/mailer/message.ts';

/** A complaint as the mails tell it. */
export type Complaint = {
  ticket: string;
  about: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  acknowledgeBy: Date;
  disposeBy: Date;
};
/** Who writes, and where the status page is. */
export type GrievanceParties = { company: Company; from: string; publicUrl: string };

const inDelhi = delhiFormat({ dateStyle: 'long', timeStyle: 'short' });

const toOfficer = ({ company, from }: GrievanceParties) => ({
  id: newId(),
  from: { name: company.brand, address: from },
  to: [{ name: company.grievanceOfficer.name, address: company.grievanceOfficer.email }],
});

/** The officer gets what the person answers. */
const toPerson = (
  { name, email }: Pick<Complaint, 'name' | 'email'>,
  { company, from }: GrievanceParties,
) => ({
  id: newId(),
  from: { name: company.brand, address: from },
  to: [{ name: oneLine(name), address: email }],
  replyTo: { name: company.grievanceOfficer.name, address: company.grievanceOfficer.email },
});

/** Where a complaint is worked on. */
const deskLink = (publicUrl: string, ticket: string) =>
  `${publicUrl}${deskPaths.complaints}?${new URLSearchParams({ ticket }).toString()}`;

/** To the officer. Answering the mail answers the person. */
export function officerMail(complaint: Complaint, parties: GrievanceParties): MailMessage {
  const { ticket, about, name, email, phone, message, acknowledgeBy, disposeBy } = complaint;
  return {
    ...toOfficer(parties),
    ...(isMailable(email) && { replyTo: { name: oneLine(name), address: email } }),
    subject: `Complaint ${ticket}: answer by ${inDelhi.format(disposeBy)}`,
    text: [
      `Name: ${name}\nEmail: ${email}${phone ? `\nPhone: ${phone} (tel:+91${phone})` : ''}\nAbout: ${about}`,
      message,
      `Acknowledge by ${inDelhi.format(acknowledgeBy)}.\nDispose by ${inDelhi.format(disposeBy)}.`,
      `At the desk: ${deskLink(parties.publicUrl, ticket)}`,
    ].join('\n\n'),
  };
}

/**
 * To the person: the ticket, who answers, and by when. Nobody has proved that the address is theirs, so that not a word of what
 * was typed is in it; the officer's own mails come later, from a person who has read it.
 */
export function ticketMail(
  { ticket, email, acknowledgeBy, disposeBy }: Complaint,
  { company, from, publicUrl }: GrievanceParties,
): WrittenMail {
  const officer = company.grievanceOfficer;
  const what = [
    `Your complaint has arrived. Your ticket number is ${ticket}.`,
    `${officer.name}, ${officer.designation}, confirms it by ${inDelhi.format(acknowledgeBy)} and answers it by ${inDelhi.format(disposeBy)}.`,
    `See where it stands, with this number and your e-mail address:\n${publicUrl}${paths.grievance}`,
  ];
  return {
    message: {
      ...toPerson({ name: '', email }, { company, from, publicUrl }),
      subject: `We have your complaint ${ticket}`,
      text: [
        'Namaste,',
        ...what,
        `National Consumer Helpline: ${company.consumerHelpline}. For questions about your data, write to ${company.dataProtectionContact.email}.`,
        `${company.legalName}\n${company.address.join(', ')}`,
      ].join('\n\n'),
    },
    summary: what.join('\n'),
  };
}

const statusSentences = {
  acknowledged: (officer: string) => `${officer} has your complaint in hand.`,
  disposed: (officer: string) => `${officer} has dealt with your complaint.`,
} as const;

/** To the person, when the officer has acknowledged or disposed of the complaint; the officer's own words are in it. */
export function statusMail(
  complaint: Pick<Complaint, 'ticket' | 'name' | 'email' | 'disposeBy'>,
  status: keyof typeof statusSentences,
  note: string | undefined,
  parties: GrievanceParties,
): MailMessage {
  const { company, publicUrl } = parties;
  const { ticket, name, disposeBy } = complaint;
  const officer = company.grievanceOfficer;
  return {
    ...toPerson(complaint, parties),
    subject:
      status === 'disposed'
        ? `Your complaint ${ticket} is answered`
        : `We are looking into your complaint ${ticket}`,
    text: [
      `Namaste ${oneLine(name)},`,
      statusSentences[status](`${officer.name}, ${officer.designation},`),
      note,
      status === 'disposed'
        ? `If this does not help, answer this mail or call ${officer.name}. National Consumer Helpline: ${company.consumerHelpline}.`
        : `You get an answer by ${inDelhi.format(disposeBy)}.`,
      `Where it stands: ${publicUrl}${paths.grievance}`,
      `${company.legalName}\n${company.address.join(', ')}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** To the officer: what has to be done soon, or should have been done. */
export function dueMail(
  due: readonly { ticket: string; step: string; by: Date; overdue: boolean }[],
  parties: GrievanceParties,
): MailMessage {
  const late = due.filter(({ overdue }) => overdue).length;
  return {
    ...toOfficer(parties),
    subject: `Complaints: ${due.length} due${late > 0 ? `, ${late} overdue` : ''}`,
    text: `${due
      .map(
        ({ ticket, step, by, overdue }) =>
          `${overdue ? 'OVERDUE  ' : ''}${ticket}: ${step} by ${inDelhi.format(by)}\n${deskLink(parties.publicUrl, ticket)}`,
      )
      .join('\n')}\n`,
  };
}
