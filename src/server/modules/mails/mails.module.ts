import { hourMs } from '#facts/time.ts';
import { staffMails } from '#contract/desk/content/mails/staff-mails.ts';
import type { mailEndpoints } from '#contract/desk/content/mails/mails.ts';
import {
  mailProblems,
  filledMail,
  mailNames,
  mailTemplate,
  type MailName,
  type MailValues,
} from '#contract/desk/content/mails/mail-templates.ts';
import type { Call } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { Problem } from '#platform/problem.ts';
import { mailTarget } from './mail.content.ts';
import type { MailText } from '#contract/desk/content/mails/mail-template.ts';
import { defaultLocale, type Locale } from '#words/locales.ts';
import { htmlOf } from '#platform/mailer/html-of.ts';
import { letter, type LetterFrame } from '#platform/mailer/letter.ts';
import type { MailMessage } from '#platform/mailer/message.ts';

/** The frame of mails in these words. Texts with a mistake are written too, so that the gap is visible. */
const inWords = ({ company, from }: LetterFrame, text: MailText): LetterFrame => ({
  company,
  from,
  words: (_, values) => filledMail(text, values),
});

const sampleReader = ({ from }: LetterFrame) => ({ name: 'Asha Rao', address: from });

/** Writes a sample in a language. */
function sampleMail(
  frame: LetterFrame,
  name: MailName,
  locale: Locale,
  to: { name: string; address: string },
): MailMessage {
  const samples = Object.fromEntries(
    Object.entries(mailTemplate(name).placeholders).map(([word, { sample }]) => [word, sample]),
  );
  return letter(frame, {
    to,
    locale,
    template: name,
    values: () => samples as MailValues<MailName>,
  }).message;
}

const shown = (message: MailMessage) => ({
  from: `${message.from.name} <${message.from.address}>`,
  subject: message.subject,
  text: message.text,
  html: htmlOf(message),
});

const testLimit = { name: 'test mail', max: 20, windowMs: hourMs };

type MailsNeeds = {
  /** Returns the mail address of the calling member of the staff. */
  addressOf: (call: Call) => { name: string; email: string };
};

/** Creates the texts of mails: previewed and tested at the desk, published as content. */
export const createMails = (
  {
    config,
    db,
    sender,
    limiter,
    enqueueMail,
    deliverNow,
  }: Pick<Platform, 'config' | 'db' | 'sender' | 'limiter' | 'enqueueMail' | 'deliverNow'>,
  { addressOf }: MailsNeeds,
): Module<typeof mailEndpoints> => ({
  content: { mail: mailTarget },
  handlers: {
    staffMailList: async ({ query: { locale } }) =>
      mailNames
        // The staff is written to in English.
        .filter((name) => locale === defaultLocale || !(name in staffMails))
        .map((name) => ({ name, ...shown(sampleMail(sender, name, locale, sampleReader(sender))) })),
    staffMailPreview: async ({ params: { name }, body: { locale, ...text } }) =>
      shown(sampleMail(inWords(sender, text), name, locale, sampleReader(sender))),
    async staffMailServerTest(_, call) {
      const { name, email } = addressOf(call);
      await limiter.take([testLimit], email);
      const { refusal, triedAgain } = await deliverNow({
        id: newId(),
        from: { name: sender.company.brand, address: sender.from },
        to: [{ name, address: email }],
        subject: 'Test of the mail server',
        text: `Mails of ${sender.company.brand} leave: ${name} sent this one from the desk.`,
      });
      return { sentTo: email, toFiles: config.settings.SMTP_URL === undefined, refusal, triedAgain };
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
      await db.transaction((tx) => enqueueMail(tx, sampleMail(inWords(sender, body), name, body.locale, to)));
      return { sentTo: email };
    },
  },
});
