/** @file A mail as it would be sent, with sample values for what is filled in. */
import {
  filledMail,
  mailTemplate,
  type MailName,
  type MailValues,
} from '#contract/desk/content/mails/mail-templates.ts';
import type { MailText } from '#contract/desk/content/mails/mail-template.ts';
import type { Locale } from '#words/locales.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

/** Writes it. Words with a mistake are written too: whoever looks sees the gap. */
export function sampleMail(
  frame: LetterFrame,
  name: MailName,
  { locale, ...text }: MailText & { locale: Locale },
  to: { name: string; address: string },
): MailMessage {
  const samples = Object.fromEntries(
    Object.entries(mailTemplate(name).placeholders).map(([word, { sample }]) => [word, sample]),
  );
  return letter(
    { company: frame.company, from: frame.from, words: (_, values) => filledMail(text, values) },
    { to, locale, template: name, values: () => samples as MailValues<MailName> },
  ).message;
}
