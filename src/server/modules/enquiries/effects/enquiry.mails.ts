/** @file The mails of an enquiry. */
import type { MailParties } from '#modules/enquiries/enquiry.types.ts';
import { greetingOf } from '#domain/enquiries/default-words.ts';
import { isMobile, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import { languageName } from '#words/language-name.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import { inboxUrl } from '#modules/enquiries/vendor/inbox-url.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { WrittenMail } from '#platform/mailer/mail.types.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import type { MailMessage } from '#platform/mailer/message.ts';
import {
  askedFacts,
  factsTo,
  type AskedFacts,
  type ToldEnquiry,
} from '#modules/enquiries/record/asked-facts.ts';
import { sentIn, titleOf, type EnquiryWords } from '#modules/enquiries/record/enquiry-words.ts';

export type MailDetails = {
  enquiry: EnquiryWords & Spoken;
  /** What is asked for, without the person. */
  asked: AskedFacts;
  reference: string;
  statusUrl: string;
  name?: string;
  email?: string;
  phone?: string;
  /** Consent that vendors may see these details. */
  share: boolean;
};
/** A chosen vendor; `confirmed` when its address was confirmed by mail. */
export type Recipient = { companyName: string; email: string; confirmed: boolean } & Spoken;
/** `locale` is the person's language. */
type Spoken = { locale: Locale };

const fieldLines = ({ enquiry }: MailDetails) =>
  sentIn(enquiry)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');

const toStaff = ({ company, from, staff }: MailParties) => ({
  id: newId(),
  from: { name: company.brand, address: from },
  to: [{ name: company.brand, address: staff }],
});

/** Returns the contact lines, in forms that a phone makes a link of. */
const contactLines = ({ phone, reference, enquiry: { locale } }: MailDetails, { company }: MailParties) => [
  ...(phone ? [`Call: ${telHref(phone)}`] : []),
  ...(phone && isMobile(phone)
    ? [`WhatsApp: ${whatsAppHref(phone, greetingOf(company.brand, reference, locale))}`]
    : []),
];

/**
 * Writes the mail to the staff, in its own language. Its answer reaches the visitor.
 * @where Where are the subject and text of the mail that tells the staff of a new enquiry?
 */
export const staffMail = (details: MailDetails, parties: MailParties): MailMessage =>
  inLocale(defaultLocale, () => writtenToStaff(details, parties));

/** Returns the line with the language of the answer; nothing for the staff's own language. */
const languageLine = ({ enquiry: { locale } }: MailDetails) =>
  locale === defaultLocale ? '' : `Language: ${languageName(locale)}\n`;

function writtenToStaff(details: MailDetails, parties: MailParties): MailMessage {
  const { enquiry, reference, name, email, share } = details;
  const title = titleOf(enquiry);
  const ways = [...contactLines(details, parties), `Desk: ${parties.deskUrl(reference)}`];
  return {
    ...toStaff(parties),
    ...(email && { replyTo: { name: oneLine(name ?? ''), address: email } }),
    subject: oneLine(`${title} ${reference}${name ? ` from ${name}` : ''}`, 150),
    text: `${fieldLines(details)}\n\nMay be passed to vendors: ${share ? 'yes' : 'no'}\n${languageLine(details)}Reference: ${reference}\n\n${ways.join('\n')}\n`,
  };
}

/**
 * Writes the receipt, with the link to follow or withdraw the enquiry. The address is unproven, so that the mail contains none of the typed
 * text, the name neither: a stranger could send it to anybody. The private page shows the content.
 */
export const receiptMail = (
  {
    reference,
    statusUrl,
    email,
    locale,
  }: Pick<MailDetails, 'reference' | 'statusUrl'> & {
    email: string;
  } & Spoken,
  parties: MailParties,
): WrittenMail =>
  letter(parties, {
    to: { name: '', address: email },
    locale,
    template: 'enquiry-receipt',
    values: () => ({ reference, link: statusUrl }),
  });

/** Writes the mail with the new link of the private page. */
export const newLinkMail = (
  { reference, link, email, locale }: { reference: string; link: string; email: string } & Spoken,
  parties: LetterFrame,
): WrittenMail =>
  letter(parties, {
    to: { name: '', address: email },
    locale,
    template: 'enquiry-new-link',
    values: () => ({ reference, link }),
  });

/** Returns the recipient; the greeting has the name only for a confirmed address. */
const addressOf = ({ companyName, email, confirmed }: Recipient) => ({
  name: confirmed ? companyName : '',
  address: email,
});

/**
 * Writes the mail to the chosen vendor. It contains the visitor's text only with consent and a confirmed address: otherwise the text would
 * reach an address that anybody may have registered. The other templates have no place for it.
 */
export function vendorMail(
  details: MailDetails,
  vendor: Recipient,
  parties: MailParties,
  introductionId: string | null,
): WrittenMail {
  const { share, name, email, reference, asked } = details;
  const { locale } = vendor;
  const to = addressOf(vendor);
  const link = () => (introductionId === null ? '' : inboxUrl(parties, vendor, introductionId));
  const open = share && vendor.confirmed;
  const facts = () => askedFacts(asked, open);
  if (!open)
    return letter(parties, {
      to,
      locale,
      template: share ? 'lead-unconfirmed' : 'lead-not-shared',
      values: () => ({ reference, facts: facts(), link: link() }),
    });
  return letter(parties, {
    to,
    locale,
    template: 'lead-with-details',
    values: () => ({ reference, facts: facts(), link: link(), details: fieldLines(details) }),
    ...(email && { replyTo: { name: oneLine(name ?? ''), address: email } }),
  });
}

type Withdrawn = Pick<MailDetails, 'enquiry' | 'reference'>;

/** Writes the mail to the staff that these details may no longer be used. */
export const withdrawnMail = ({ enquiry, reference }: Withdrawn, parties: MailParties): MailMessage =>
  letter(parties, {
    to: { name: '', address: parties.staff },
    locale: defaultLocale,
    template: 'enquiry-withdrawn',
    values: () => ({ title: titleOf(enquiry), reference, link: parties.deskUrl(reference) }),
  }).message;

/** Writes the same mail to the vendor. */
export const withdrawnVendorMail = (
  enquiry: ToldEnquiry,
  vendor: Recipient,
  parties: MailParties,
): WrittenMail =>
  letter(parties, {
    to: addressOf(vendor),
    locale: vendor.locale,
    template: 'lead-withdrawn',
    values: () => ({ reference: enquiry.reference, facts: factsTo(enquiry, vendor) }),
  });
