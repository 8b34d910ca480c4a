/** @file Optional mails: their reader stops them by a link in each, and can resume them. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { optionalTopics } from '#facts/mail-topics.ts';
import { endpoint } from './kit.ts';
import { compared } from './text.ts';

export const MailStop = z
  .object({ topic: z.enum(optionalTopics), stopped: z.boolean() })
  .meta({ id: 'MailStop' });
export type MailStop = z.infer<typeof MailStop>;

export const mailStopEndpoints = {
  mailStop: endpoint({
    route: api.mailStop,
    summary:
      'Stop mails of one topic for the mailbox to which a mail went, or let them come again; twice is once',
    auth: 'anyone',
    params: z.object({ secret: compared(512) }),
    body: z.strictObject({ stopped: z.boolean() }),
    reply: [200, MailStop],
    errors: ['not_found'],
    // Unsubscribe buttons of mail programs call from a few addresses of their providers.
    perMinute: 300,
  }),
};
