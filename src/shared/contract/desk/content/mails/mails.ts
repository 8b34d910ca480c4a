/** @file Preview of a mail's unpublished text, and a test mail to oneself. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { defaultLocale } from '#words/locales.ts';
import { endpoint } from '../../../kit.ts';
import { locale } from '../../../locale.ts';
import { text } from '../../../text.ts';
import { mailNames, type MailName } from './mail-templates.ts';
import { mailType } from './mail-type.ts';

const { subject, body } = mailType.fields;
const params = z.object({ name: z.enum(mailNames as [MailName, ...MailName[]]) });
const words = z.strictObject({
  subject: text(subject.max),
  body: text(body.max),
  locale: locale
    .default(defaultLocale)
    .describe('In which language they are, and the rest of the mail with them'),
});

const Sample = z
  .object({
    from: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().describe('The same words in the layout of the mails: a whole document'),
  })
  .meta({ id: 'MailSample' });

/** A mail in its present words. */
export const NamedSample = Sample.extend({ name: z.enum(mailNames as [MailName, ...MailName[]]) }).meta({
  id: 'NamedMailSample',
});
export type NamedSample = z.infer<typeof NamedSample>;

export const MailServerTest = z
  .object({
    sentTo: z.string(),
    toFiles: z.boolean().describe('There is no mail server; mails are written to files'),
    refusal: z.string().max(500).nullable().describe('What the mail server said instead of taking it'),
    triedAgain: z.number().int().describe('Mails that had failed and are tried again now'),
  })
  .meta({ id: 'MailServerTest' });
export type MailServerTest = z.infer<typeof MailServerTest>;

export const mailEndpoints = {
  staffMailList: endpoint({
    route: staffApi.staffMailList,
    summary: 'Every mail in its present words, with samples for what is filled in',
    auth: 'staff',
    query: z.object({ locale: locale.default(defaultLocale) }),
    reply: [200, z.array(NamedSample).max(mailNames.length)],
  }),
  staffMailPreview: endpoint({
    route: staffApi.staffMailPreview,
    summary: 'A mail in these words, with samples for what is filled in',
    auth: 'staff',
    params,
    body: words,
    reply: [200, Sample],
  }),
  staffMailServerTest: endpoint({
    route: staffApi.staffMailServerTest,
    summary: 'Send oneself a mail now; when the mail server takes it, all that wait are tried again',
    auth: 'staff',
    reply: [200, MailServerTest],
  }),
  staffMailTest: endpoint({
    route: staffApi.staffMailTest,
    summary: 'Send a mail in these words, with samples, to one’s own address',
    auth: 'staff',
    params,
    body: words,
    reply: [200, z.object({ sentTo: z.string() })],
  }),
};
