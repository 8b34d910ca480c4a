/** @file The mails of a complaint, as plain text. */
import { deskPaths } from '#facts/desk-paths.ts';
import { paths } from '#facts/paths.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { delhiFormat } from '#domain/formats/show-date.ts';
import { languageName } from '#words/language-name.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import { prefixNow, translated } from '#words/t.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import { setAsideToStaff } from '#platform/mailer/set-aside-mail.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import { isMailable, type MailMessage } from '#platform/mailer/message.ts';

/** A complaint as the mails tell it. */
export type Complaint = {
  ticket: string;
  /** The language of the form. */
  locale: Locale;
  about: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  acknowledgeBy: Date;
  disposeBy: Date;
};
/** Who writes, and where the status page is. */
export type GrievanceParties = LetterFrame & { publicUrl: string };

const inDelhi = delhiFormat({ dateStyle: 'long', timeStyle: 'short' });

const toOfficer = ({ company, from }: GrievanceParties) => ({
  id: newId(),
  from: { name: company.brand, address: from },
  to: [{ name: company.grievanceOfficer.name, address: company.grievanceOfficer.email }],
});

/** The officer gets what the person answers. */
const toPerson = (
  { name, email }: Pick<Complaint, 'name' | 'email'>,
  { company: { grievanceOfficer: officer } }: GrievanceParties,
) => ({ to: { name, address: email }, replyTo: { name: officer.name, address: officer.email } });

/** Where a complaint is worked on. */
const deskLink = (publicUrl: string, ticket: string) =>
  `${publicUrl}${deskPaths.complaints}?${new URLSearchParams({ ticket }).toString()}`;

/** To the officer: what looks automatic, so that a person who was taken for a machine does not wait. */
export const setAsideComplaintsMail = (
  complaints: readonly Pick<
    Complaint & { quarantineReason: string | null },
    'ticket' | 'name' | 'quarantineReason'
  >[],
  parties: GrievanceParties,
): MailMessage =>
  setAsideToStaff(
    parties,
    toOfficer(parties).to,
    complaints.map(({ ticket, name, quarantineReason }) => ({
      id: ticket,
      title: 'Complaint',
      who: name,
      reason: quarantineReason ?? 'kept apart',
      link: deskLink(parties.publicUrl, ticket),
    })),
  );

/** To the officer. Answering the mail answers the person. */
export const officerMail = (complaint: Complaint, parties: GrievanceParties): MailMessage =>
  inLocale(defaultLocale, () => writtenToOfficer(complaint, parties));

function writtenToOfficer(complaint: Complaint, parties: GrievanceParties): MailMessage {
  const { ticket, locale, about, name, email, phone, message, acknowledgeBy, disposeBy } = complaint;
  return {
    ...toOfficer(parties),
    ...(isMailable(email) && { replyTo: { name: oneLine(name), address: email } }),
    subject: `Complaint ${ticket}: answer by ${inDelhi.format(disposeBy)}`,
    text: [
      `Name: ${name}\nEmail: ${email}${phone ? `\nPhone: ${phone} (tel:+91${phone})` : ''}\nAbout: ${about}${locale === defaultLocale ? '' : `\nLanguage: ${languageName(locale)}`}`,
      message,
      `Acknowledge by ${inDelhi.format(acknowledgeBy)}.\nDispose by ${inDelhi.format(disposeBy)}.`,
      `At the desk: ${deskLink(parties.publicUrl, ticket)}`,
    ].join('\n\n'),
  };
}

const officerOf = ({ company: { grievanceOfficer: officer } }: GrievanceParties) =>
  `${officer.name}, ${translated(officer.designation)}`;
const statusLink = ({ publicUrl }: GrievanceParties) => `${publicUrl}${prefixNow()}${paths.grievance}`;

/**
 * To the person: the ticket, who answers, and by when. Nobody has proved that the address is theirs, so that not a word of what
 * was typed is in it; the officer's own mails come later, from a person who has read it.
 */
export const ticketMail = (
  { ticket, locale, email, acknowledgeBy, disposeBy }: Complaint,
  parties: GrievanceParties,
): WrittenMail =>
  letter(parties, {
    ...toPerson({ name: '', email }, parties),
    locale,
    template: 'complaint-receipt',
    values: () => ({
      ticket,
      officer: officerOf(parties),
      acknowledgeBy: inDelhi.format(acknowledgeBy),
      disposeBy: inDelhi.format(disposeBy),
      link: statusLink(parties),
    }),
  });

/** To the person, when the officer has acknowledged or disposed of the complaint; the officer's own words are in it. */
export function statusMail(
  complaint: Pick<Complaint, 'ticket' | 'locale' | 'name' | 'email' | 'disposeBy'>,
  status: 'acknowledged' | 'disposed',
  note: string | undefined,
  parties: GrievanceParties,
): MailMessage {
  const { ticket, locale, disposeBy } = complaint;
  const { grievanceOfficer, consumerHelpline: helpline } = parties.company;
  const person = toPerson(complaint, parties);
  const valuesOf = () => ({
    ticket,
    officer: officerOf(parties),
    note: note ?? '',
    link: statusLink(parties),
  });
  return status === 'disposed'
    ? letter(parties, {
        ...person,
        locale,
        template: 'complaint-answered',
        values: () => ({ ...valuesOf(), officerName: grievanceOfficer.name, helpline }),
      }).message
    : letter(parties, {
        ...person,
        locale,
        template: 'complaint-acknowledged',
        values: () => ({ ...valuesOf(), disposeBy: inDelhi.format(disposeBy) }),
      }).message;
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
