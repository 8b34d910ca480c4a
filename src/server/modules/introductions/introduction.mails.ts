/** @file What a vendor is mailed about an introduction: that somebody asks, and never who or in which words. */
import { paths } from '#facts/paths.ts';
import { delhiFormat, showDay } from '#contract/show-date.ts';
import { showPhone } from '#contract/phone.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';

export type IntroductionMailFrame = LetterFrame & { publicUrl: string };
/** `confirmed` when the address has answered a mail of ours. */
export type IntroducedContact = { companyName: string; email: string; confirmed: boolean };
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

/** A name is greeted only where the address has answered. */
const addressOf = ({ companyName, email, confirmed }: IntroducedContact) => ({
  name: confirmed ? companyName : '',
  address: email,
});

/** Tells a vendor that the staff has chosen them for an enquiry. */
export function introductionMail(
  { reference, title, eventDate, region, share }: ToldEnquiry,
  vendor: IntroducedContact,
  frame: IntroductionMailFrame,
): WrittenMail {
  const facts = [
    title,
    eventDate && `for ${showDay(month, eventDate)}`,
    region && `in ${region.label}`,
  ].filter(Boolean);
  return letter(frame, {
    to: addressOf(vendor),
    template: share ? 'introduction-shared' : 'introduction-not-shared',
    values: { reference, facts: facts.join(', '), loginLink: `${frame.publicUrl}${paths.login}` },
    closing: `Reference: ${reference}. To talk to us, call ${showPhone(frame.company.phone)}.`,
  });
}

/** Tells a vendor that there is nothing to do any more. */
export const recalledMail = (
  { reference }: Pick<ToldEnquiry, 'reference'>,
  vendor: IntroducedContact,
  frame: LetterFrame,
): WrittenMail =>
  letter(frame, { to: addressOf(vendor), template: 'introduction-recalled', values: { reference } });
