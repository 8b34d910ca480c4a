/** @file What a vendor is mailed about an introduction: that somebody asks, and never who or in which words. */
import { paths } from '#facts/paths.ts';
import { delhiFormat, showDay } from '#contract/show-date.ts';
import { showPhone } from '#contract/phone.ts';
import { oneLine } from '#contract/shorten.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from '#platform/mailer/limited-mails.ts';
import type { MailFrame } from '#platform/mailer/mail-bundle.ts';

export type IntroductionMailFrame = MailFrame & { publicUrl: string };
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

function mailTo(
  { companyName, email, confirmed }: IntroducedContact,
  { company, from }: MailFrame,
  { subject, parts }: { subject: string; parts: string[] },
): WrittenMail['message'] {
  const greeted = confirmed ? oneLine(companyName) : '';
  return {
    id: newId(),
    from: { name: company.brand, address: from },
    to: [{ name: greeted, address: email }],
    replyTo: { name: company.brand, address: company.email },
    subject,
    text: [
      greeted ? `Namaste ${greeted},` : 'Namaste,',
      ...parts,
      `${company.legalName}\n${company.address.join(', ')}`,
    ].join('\n\n'),
  };
}

/** Tells a vendor that the staff has chosen them for an enquiry. */
export function introductionMail(
  { reference, title, eventDate, region, share }: ToldEnquiry,
  vendor: IntroducedContact,
  frame: IntroductionMailFrame,
): WrittenMail {
  const { company, publicUrl } = frame;
  const facts = [
    title,
    eventDate && `for ${showDay(month, eventDate)}`,
    region && `in ${region.label}`,
  ].filter(Boolean);
  const what = `A visitor asks for somebody like you, and our team has thought of you: ${facts.join(', ')}.`;
  const details = share
    ? 'They agreed that vendors who fit may see their details. Our team puts you in touch.'
    : 'Their details follow only when they agree.';
  const where = `Log in here: ${publicUrl}${paths.login}`;
  return {
    message: mailTo(vendor, frame, {
      subject: `A visitor asks for somebody like you: ${reference}`,
      parts: [
        what,
        details,
        where,
        `Reference: ${reference}. To talk to us, call ${showPhone(company.phone)}.`,
      ],
    }),
    summary: `Request ${reference}: ${what} ${details}\n${where}`,
  };
}

/** Tells a vendor that there is nothing to do any more. */
export function recalledMail(
  { reference }: Pick<ToldEnquiry, 'reference'>,
  vendor: IntroducedContact,
  frame: MailFrame,
): WrittenMail {
  const what = `We have taken back request ${reference}. There is nothing for you to do. Should you know who asked, please do not call or write.`;
  return {
    message: mailTo(vendor, frame, { subject: `Taken back: request ${reference}`, parts: [what] }),
    summary: what,
  };
}
