/** @file Mails to a vendor about an introduction: that there is a request, never its sender or text. */
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import type { Locale } from '#words/locales.ts';
import { factsTo, type ToldEnquiry } from '#modules/enquiries/record/asked-facts.ts';
import { declineWords } from '#content/introduction-words.ts';
import type { DeclineReason } from '#domain/enquiries/introduction-changes.ts';
import { quoteSentences } from '#domain/enquiries/state-sentences.ts';
import { t, translated } from '#words/t.ts';
import { inboxUrl } from './inbox-url.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';

export type IntroductionMailFrame = LetterFrame & { publicUrl: string; readonly staff: string };
/** `confirmed` when the address was confirmed by mail. */
export type IntroducedContact = {
  companyName: string;
  email: string;
  confirmed: boolean;
  /** The vendor's language. */
  locale: Locale;
};
/** Returns whether the vendor can be mailed. */
export const hasEmail = <Contact extends { email: string | null }>(
  contact: Contact | null,
): contact is Contact & { email: string } => Boolean(contact?.email);

const longDay = delhiFormat({ dateStyle: 'long' });

/** Returns the recipient; the greeting has the name only for a confirmed address. */
const addressOf = ({ companyName, email, confirmed }: IntroducedContact) => ({
  name: confirmed ? companyName : '',
  address: email,
});

/** Writes the mail to a vendor that the staff has chosen it for an enquiry. */
export function introductionMail(
  enquiry: ToldEnquiry & { introductionId: string },
  vendor: IntroducedContact,
  frame: IntroductionMailFrame,
): WrittenMail {
  const { reference, share } = enquiry;
  return letter(frame, {
    to: addressOf(vendor),
    locale: vendor.locale,
    template: share ? 'introduction-shared' : 'introduction-not-shared',
    values: () => ({
      reference,
      facts: factsTo(enquiry, vendor),
      link: inboxUrl(frame, vendor, enquiry.introductionId),
    }),
  });
}

/** Returns the writer of a mail that names a request by its facts, and asks for nothing. */
const mailOfEnd =
  (template: 'introduction-recalled' | 'lead-withdrawn' | 'details-recalled') =>
  (enquiry: ToldEnquiry, vendor: IntroducedContact, frame: LetterFrame): WrittenMail =>
    letter(frame, {
      to: addressOf(vendor),
      locale: vendor.locale,
      template,
      values: () => ({ reference: enquiry.reference, facts: factsTo(enquiry, vendor) }),
    });

/** Writes the mail to a vendor about a recall: there is nothing left to do. */
export const recalledMail = mailOfEnd('introduction-recalled');

/** Writes the mail to a vendor that the visitor wants no further contact. */
export const withdrawnIntroductionMail = mailOfEnd('lead-withdrawn');

/** Returns the writer of a mail that leads a vendor to a request of its inbox. */
const mailToInbox =
  (template: 'introduction-reminder' | 'request-changed') =>
  (
    enquiry: ToldEnquiry,
    introductionId: string,
    vendor: IntroducedContact,
    frame: IntroductionMailFrame,
  ): WrittenMail =>
    letter(frame, {
      to: addressOf(vendor),
      locale: vendor.locale,
      template,
      values: () => ({
        reference: enquiry.reference,
        facts: factsTo(enquiry, vendor),
        link: inboxUrl(frame, vendor, introductionId),
      }),
    });

/** Writes the reminder to a vendor, once, that a family still waits. */
export const reminderMail = mailToInbox('introduction-reminder');

/** Writes the mail to a vendor that the day or the number of guests has changed, with what is asked for now. */
export const changedMail = mailToInbox('request-changed');

/** Writes the mail to a vendor that it may no longer use the contact details. */
export const detailsRecalledMail = mailOfEnd('details-recalled');

/** Writes the mail to a family that a vendor is away, and until when: no person has written. */
export const awayMail = (
  {
    reference,
    link,
    vendor,
    awayUntil,
  }: { reference: string; link: string; vendor: string; awayUntil: string },
  to: IntroducedContact,
  frame: LetterFrame,
): WrittenMail =>
  letter(frame, {
    to: addressOf(to),
    locale: to.locale,
    template: 'vendor-away',
    values: () => ({ reference, link, vendor, until: showDay(longDay, awayUntil) }),
  });

type ToldOfVendor = { reference: string; link: string; vendor: string };

/** Writes the mail to a family that a vendor is no longer shown. */
export const vendorHiddenMail = (
  told: ToldOfVendor,
  to: IntroducedContact,
  frame: IntroductionMailFrame,
): WrittenMail =>
  letter(frame, { to: addressOf(to), locale: to.locale, template: 'vendor-hidden', values: () => told });

/** Writes the mail to a family that a vendor has declined its request, and that its open quote has ended with it. */
export function vendorDeclinedMail(
  { hadQuote, reason, ...told }: ToldOfVendor & { reason: DeclineReason; hadQuote: boolean },
  to: IntroducedContact,
  frame: IntroductionMailFrame,
): WrittenMail {
  const by = { to: addressOf(to), locale: to.locale };
  const values = () => ({ ...told, reason: translated(declineWords[reason]) });
  const state = () => translated(quoteSentences.vendorDeclined.family);
  return hadQuote
    ? letter(frame, {
        ...by,
        template: 'vendor-declined-quote',
        values: () => ({ ...values(), state: state() }),
      })
    : letter(frame, { ...by, template: 'vendor-declined', values });
}

/**
 * Writes the mail about a new message: its link, the request in words (`about`), and its writer: the name of a vendor or of our team,
 * null for a family, which stays unnamed.
 */
export const messageMail = (
  {
    reference,
    about,
    link,
    writer,
  }: { reference: string; about: () => string; link: string; writer: string | null },
  to: IntroducedContact,
  frame: LetterFrame,
): WrittenMail =>
  letter(frame, {
    to: addressOf(to),
    locale: to.locale,
    template: 'message-waiting',
    values: () => ({ reference, about: about(), link, writer: writer ?? t('A family') }),
  });
