/** @file A mail to a person: greeting, the words of its template, the company's contacts, and the signature. */
import { mailTemplate, type MailName, type MailValues } from '#contract/desk/content/mails/mail-templates.ts';
import { oneLine } from '#domain/formats/shorten.ts';
import type { Locale } from '#words/locales.ts';
import { t, translated } from '#words/t.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { buttonWords, signatureMark } from './html-of.ts';
import { filledShort } from './mail-size.ts';
import type { WrittenMail, MailFrame } from './mail.types.ts';
import type { MailMessage } from './message.ts';
import type { Company } from '#contract/company.ts';
import type { MailClosing } from '#contract/desk/content/mails/mail-template.ts';
import { showPhone } from '#domain/formats/phone.ts';

/** Returns a paragraph with the company's contacts, and with the values of the mail. */
type Closing = (company: Company, values: Readonly<Record<string, string>>) => string;

const closings: Readonly<Record<MailClosing, Closing>> = {
  data: ({ phone, dataProtectionContact: { email } }) =>
    t('To talk to us, call {phone}. For questions about your data, write to {email}.', {
      phone: showPhone(phone),
      email,
    }),
  answer: ({ phone }) => t('To talk to us, call {phone}.', { phone: showPhone(phone) }),
  reference: ({ phone }, { reference = '' }) =>
    t('Reference: {reference}. To talk to us, call {phone}.', {
      reference: oneLine(reference),
      phone: showPhone(phone),
    }),
  helpline: ({ consumerHelpline: helpline, dataProtectionContact: { email } }) =>
    t('National Consumer Helpline: {helpline}. For questions about your data, write to {email}.', {
      helpline,
      email,
    }),
};

/** The values of a mail by placeholder. */
type Filled = Readonly<Record<string, string>>;

export type LetterFrame = Pick<MailFrame, 'company' | 'from' | 'words'>;

type Letter<Name extends MailName> = {
  /** The name for the greeting, where the mail has one; empty for an unconfirmed address, since a stranger may have typed both. */
  to: { name: string; address: string };
  /** The recipient's language, for all texts below. */
  locale: Locale;
  template: Name;
  values: () => MailValues<Name>;
  /** The recipient of answers, whom the mail names; by default the company's team. */
  replyTo?: MailMessage['replyTo'];
};

/**
 * Writes the mail as plain text, which reads everywhere and carries no markup of a stranger; `html-of.ts` makes the HTML form.
 * @where Where are the greeting and the end of every mail?
 */
export const letter = <Name extends MailName>(frame: LetterFrame, parts: Letter<Name>): WrittenMail =>
  inLocale(parts.locale, () => written(frame, parts));

/** Returns the paragraphs with the button and its address behind the first that ends with this address, and without it there. */
function withButton(paragraphs: readonly string[], button: NonNullable<MailMessage['button']>): string[] {
  const { url } = button;
  const at = paragraphs.findIndex((one) => one.split(/\s/).includes(url));
  return paragraphs.flatMap((one, position) => {
    if (position !== at) return [one];
    const before = one.split(/\s/).at(-1) === url ? one.slice(0, -url.length).trim() : one;
    return [before, buttonWords(button)].filter(Boolean);
  });
}

/** Returns the reference for the lines of a bundle, where the end of the mail names it and its words do not. */
const referenceOf = (closing: MailClosing | undefined, { reference }: Filled, words: string): string[] =>
  closing === 'reference' && reference && !words.includes(reference)
    ? [t('Reference: {reference}', { reference: oneLine(reference) })]
    : [];

/** Returns the sentence that says who reads an answer to the mail, as its Reply-To has it. */
const answersGoTo = (replyTo: MailMessage['replyTo']) =>
  replyTo
    ? t('An answer to this mail goes to {name}.', { name: replyTo.name || replyTo.address })
    : t('An answer to this mail goes to our team.');

function written<Name extends MailName>(
  { company, from, words }: LetterFrame,
  { to, locale, template, values, replyTo }: Letter<Name>,
): WrittenMail {
  const { nameless, closing, button: act } = mailTemplate(template);
  const name = nameless ? '' : oneLine(to.name);
  const filledIn: Filled = values();
  const said = filledShort(filledIn, (short) =>
    words(template, { ...(short as MailValues<Name>), brand: company.brand }),
  );
  const url = act && filledIn[act.link];
  const button = url ? { label: translated(act.label), url } : undefined;
  const paragraphs = button ? withButton(said.paragraphs, button) : said.paragraphs;
  const subject = oneLine(said.subject, 150);
  const end = [
    ...(closing ? [closings[closing](company, filledIn)] : []),
    ...(closing || replyTo ? [answersGoTo(replyTo)] : []),
  ];
  return {
    message: {
      id: newId(),
      from: { name: company.brand, address: from },
      to: [{ name, address: to.address }],
      replyTo: replyTo ?? { name: company.brand, address: company.email },
      subject,
      locale,
      preview: oneLine(paragraphs[0]?.split('\n')[0] ?? '', 150),
      button,
      text: [
        name ? t('Namaste {name},', { name }) : t('Namaste,'),
        ...paragraphs,
        ...(end.length > 0 ? [end.join(' ')] : []),
        `${signatureMark}\n${company.legalName}\n${company.address.join(', ')}`,
      ].join('\n\n'),
    },
    locale,
    summary: [
      subject,
      ...paragraphs,
      ...referenceOf(closing, filledIn, `${subject}\n${paragraphs.join('\n')}`),
    ].join('\n\n'),
  };
}
