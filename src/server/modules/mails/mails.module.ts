import { hourMs } from '#facts/time.ts';
import type { mailEndpoints } from '#contract/desk/content/mails/mails.ts';
import { mailProblems } from '#contract/desk/content/mails/mail-templates.ts';
import type { Call } from '#platform/call.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { Problem } from '#platform/problem.ts';
import { mailTarget } from './mail.content.ts';
import { sampleMail } from './sample-mail.ts';

const testLimit = { name: 'test mail', max: 20, windowMs: hourMs };

type MailsNeeds = {
  /** Where whoever of the staff calls gets mail. */
  addressOf: (call: Call) => { name: string; email: string };
};

/** The words of mails: looked at and tried at the desk, published as content. */
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
