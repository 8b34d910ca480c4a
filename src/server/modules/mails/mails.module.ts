import { hourMs } from '#facts/time.ts';
import type { mailEndpoints } from '#contract/desk/content/mails/mails.ts';
import {
  mailProblems,
  filledMail,
  mailTemplate,
  type MailName,
  type MailValues,
} from '#contract/desk/content/mails/mail-templates.ts';
import type { Call } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { mailTarget } from './mail.content.ts';
import type { MailText } from '#contract/desk/content/mails/mail-template.ts';
import type { Locale } from '#words/locales.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

/** Writes a sample. Texts with a mistake are written too, so that the gap is visible. */
function sampleMail(
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

const testLimit = { name: 'test mail', max: 20, windowMs: hourMs };

type MailsNeeds = {
  /** Returns the mail address of the calling member of the staff. */
  addressOf: (call: Call) => { name: string; email: string };
};

/** Creates the texts of mails: previewed and tested at the desk, published as content. */
export const createMails = (
  { db, sender, limiter, enqueueMail }: Pick<Platform, 'db' | 'sender' | 'limiter' | 'enqueueMail'>,
  { addressOf }: MailsNeeds,
): Module<typeof mailEndpoints> => ({
  content: { mail: mailTarget },
  handlers: {
    staffMailPreview: async ({ params: { name }, body }) => {
      const { subject, text } = sampleMail(sender, name, body, { name: 'Asha Rao', address: sender.from });
      return { from: `${sender.company.brand} <${sender.from}>`, subject, text };
    },
    async staffMailTest({ params: { name }, body }, call) {
      const [problem] = mailProblems(name, body);
      if (problem)
        throw new Problem('invalid_input', {
          message: problem.message,
          fieldErrors: { [problem.field]: problem.message },
        });
      const { name: called, email } = addressOf(call);
      await limiter.take([testLimit], email);
      const to = { name: called, address: email };
      await db.transaction((tx) => enqueueMail(tx, sampleMail(sender, name, body, to)));
      return { sentTo: email };
    },
  },
});
