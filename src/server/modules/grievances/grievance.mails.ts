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

/** The content of a complaint for its mails. */
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
/** The sender, and the base URL of the status page. */
export type GrievanceParties = LetterFrame & { publicUrl: string };

const inDelhi = delhiFormat({ dateStyle: 'long', timeStyle: 'short' });

const toOfficer = ({ company, from }: GrievanceParties) => ({
  id: newId(),
  from: { name: company.brand, address: from },
  to: [{ name: company.grievanceOfficer.name, address: company.grievanceOfficer.email }],
});

/** Returns the addressing of a mail to the person, whose answer reaches the officer. */
const toPerson = (
  { name, email }: Pick<Complaint, 'name' | 'email'>,
  { company: { grievanceOfficer: officer } }: GrievanceParties,
) => ({ to: { name, address: email }, replyTo: { name: officer.name, address: officer.email } });

/** Returns the URL of a complaint at the desk. */
const deskLink = (publicUrl: string, ticket: string) =>
  `${publicUrl}${deskPaths.complaints}?${new URLSearchParams({ ticket }).toString()}`;

/** Writes the mail to the officer about set-aside complaints, so that a person taken for a machine does not wait. */
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

/** Writes the mail to the officer. Its answer reaches the person. */
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
 * Writes the receipt to the person: the ticket, the officer and the deadline. The address is unproven, so that the mail contains none of
 * the typed text; the officer's own mails come later, from a person who has read it.
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

/** Writes the mail to the person when the officer has acknowledged or disposed of the complaint, with the officer's own text. */
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

/** Writes the mail to the officer about due and overdue steps. */
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
