/** @file What a vendor is mailed about an introduction: that somebody asks, and never who or in which words. */
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import type { Locale } from '#words/locales.ts';
import { t, translated } from '#words/t.ts';
import { inboxUrl } from './inbox-url.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';

export type IntroductionMailFrame = LetterFrame & { publicUrl: string; readonly staff: string };
/** `confirmed` when the address has answered a mail of ours. */
export type IntroducedContact = {
  companyName: string;
  email: string;
  confirmed: boolean;
  /** What the vendor speaks with us. */
  locale: Locale;
};
/** Can the vendor be written to? */
export const hasEmail = <Contact extends { email: string | null }>(
  contact: Contact | null,
): contact is Contact & { email: string } => Boolean(contact?.email);
/** As much of an enquiry as its mail may tell. */
export type ToldEnquiry = {
  reference: string;
  /** What its kind is called. */
  title: string;
  /** YYYY-MM-DD; only the month is told. */
  eventDate: string | null;
  /** As the form words the choice. */
  region: { label: string } | null;
  share: boolean;
};

const month = delhiFormat({ month: 'long', year: 'numeric' });
const longDay = delhiFormat({ dateStyle: 'long' });

/** A name is greeted only where the address has answered. */
const addressOf = ({ companyName, email, confirmed }: IntroducedContact) => ({
  name: confirmed ? companyName : '',
  address: email,
});

/** What is asked for, and as far as it is known when and where. */
function factsOf(enquiry: ToldEnquiry): string {
  const title = translated(enquiry.title);
  const when = enquiry.eventDate && showDay(month, enquiry.eventDate);
  const where = enquiry.region && translated(enquiry.region.label);
  if (when && where) return t('{title}, for {month}, in {region}', { title, month: when, region: where });
  if (when) return t('{title}, for {month}', { title, month: when });
  return where ? t('{title}, in {region}', { title, region: where }) : title;
}

/** Tells a vendor that the staff has chosen them for an enquiry. */
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
      facts: factsOf(enquiry),
      link: inboxUrl(frame, vendor, enquiry.introductionId),
    }),
  });
}

/** Returns the writer of a mail that names the enquiry and says nothing else of it. */
const mailByReference =
  (template: 'introduction-recalled' | 'lead-withdrawn' | 'details-recalled') =>
  (
    { reference }: Pick<ToldEnquiry, 'reference'>,
    vendor: IntroducedContact,
    frame: LetterFrame,
  ): WrittenMail =>
    letter(frame, {
      to: addressOf(vendor),
      locale: vendor.locale,
      template,
      values: () => ({ reference }),
    });

/** Tells a vendor that there is nothing to do any more. */
export const recalledMail = mailByReference('introduction-recalled');

/** Tells a vendor that the visitor does not want to be called or written to any more. */
export const withdrawnIntroductionMail = mailByReference('lead-withdrawn');

/** Reminds a vendor, once, that a family still waits for an answer. */
export const reminderMail = (
  { reference, introductionId }: { reference: string; introductionId: string },
  vendor: IntroducedContact,
  frame: IntroductionMailFrame,
): WrittenMail =>
  letter(frame, {
    to: addressOf(vendor),
    locale: vendor.locale,
    template: 'introduction-reminder',
    values: () => ({
      reference,
      link: inboxUrl(frame, vendor, introductionId),
    }),
  });

/** Tells a vendor that it may not use the contact details any more. */
export const detailsRecalledMail = mailByReference('details-recalled');

/** Tells a family that a vendor is away, and until when: no person has written. */
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

/** Tells a family that a vendor is not shown any more, and where others are asked. */
export const vendorHiddenMail = (
  told: { reference: string; link: string; vendor: string },
  to: IntroducedContact,
  frame: IntroductionMailFrame,
): WrittenMail =>
  letter(frame, {
    to: addressOf(to),
    locale: to.locale,
    template: 'vendor-hidden',
    values: () => told,
  });

/** Tells that there is a message, where it is read, and that answers to the mail are not. */
export const messageMail = (
  { reference, link }: { reference: string; link: string },
  to: IntroducedContact,
  frame: LetterFrame,
): WrittenMail =>
  letter(frame, {
    to: addressOf(to),
    locale: to.locale,
    template: 'message-waiting',
    values: () => ({ reference, link }),
  });
