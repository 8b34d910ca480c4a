/** @file Texts of mails that the staff can change: one table, by the name of the mail. */
import type { ContentProblem } from '../content-schema.ts';
import { textIn, type ContentData } from '../fields.ts';
import { accountMails } from './account-mails.ts';
import { familyMails } from './family-mails.ts';
import type { MailTemplate, MailText } from './mail-template.ts';
import { claimMails } from './claim-mails.ts';
import { staffMails } from './staff-mails.ts';
import { vendorMails } from './vendor-mails.ts';

/**
 * All mails, each with the text that applies until the staff publishes another.
 * @where Where are the words of the mails?
 */
export const mailTemplates = {
  ...familyMails,
  ...vendorMails,
  ...accountMails,
  ...claimMails,
  ...staffMails,
} as const;
export type MailName = keyof typeof mailTemplates;
export const mailNames = Object.keys(mailTemplates) as MailName[];
export const mailTemplate = (name: MailName): MailTemplate => mailTemplates[name];
/** Values of a mail: a text for each of its placeholders. */
export type MailValues<Name extends MailName> = {
  readonly [Placeholder in keyof (typeof mailTemplates)[Name]['placeholders']]: string;
};

/** A placeholder as it stands in a text. */
const inBraces = /\{([^{}\n]*)\}/g;
const namesIn = (text: string) => [...text.matchAll(inBraces)].map(([, name]) => name!);
/** Maximum uses of a placeholder: repeated long values would exceed a mail's limit. */
const timesMax = 3;

export const mailTextOf = (data: ContentData): MailText => ({
  subject: textIn(data, 'subject'),
  body: textIn(data, 'body'),
});

/** Returns the problems of a mail's text, each at its field. */
export function mailProblems(name: MailName, { subject, body }: MailText): ContentProblem[] {
  const { placeholders } = mailTemplate(name);
  const known = [...Object.keys(placeholders), 'brand'];
  const unknown = (field: 'subject' | 'body', text: string) =>
    [...new Set(namesIn(text))]
      .filter((one) => !known.includes(one))
      .map((one) => ({
        field,
        message: `{${one}} is not known in this mail. There are ${known.map((word) => `{${word}}`).join(', ')}.`,
      }));
  const used = namesIn(body);
  return [
    ...unknown('subject', subject),
    ...namesIn(subject)
      .filter((one) => placeholders[one]?.bodyOnly)
      .map((one) => ({ field: 'subject', message: `{${one}} may stand in the text alone.` })),
    ...unknown('body', body),
    ...Object.entries(placeholders)
      .filter(([one, { required }]) => required && !namesIn(`${subject}\n${body}`).includes(one))
      .map(([one, { label }]) => ({ field: 'body', message: `{${one}} is missing: ${label}.` })),
    ...known
      .filter((one) => used.filter((name) => name === one).length > timesMax)
      .map((one) => ({ field: 'body', message: `{${one}} may stand here ${timesMax} times at most.` })),
  ];
}

/**
 * Returns the mail with its values. A paragraph that is only a placeholder without a value is dropped. Values are never searched
 * for placeholders: a visitor may have typed braces.
 */
export function filledMail(
  { subject, body }: MailText,
  values: Readonly<Record<string, string>>,
): { subject: string; paragraphs: string[] } {
  const fill = (text: string) => text.replace(inBraces, (_, name: string) => values[name] ?? '');
  return {
    subject: fill(subject),
    paragraphs: body
      .split(/\n{2,}/)
      .map((paragraph) => fill(paragraph).trim())
      .filter(Boolean),
  };
}
