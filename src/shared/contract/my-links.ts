/** @file All requests of a family, listed through a link mailed to its e-mail address. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { t } from '#words/t.ts';
import { endpoint } from './kit.ts';
import { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { compared, email } from './text.ts';

export const MyEnquiries = z
  .object({
    enquiries: z
      .array(
        z.object({
          reference: z.string(),
          title: z.string(),
          path: z.string().describe('Of its private page'),
          sentAt: z.string(),
          status: z.enum(enquiryStatuses),
        }),
      )
      .describe('Newest first'),
  })
  .meta({ id: 'MyEnquiries' });
export type MyEnquiries = z.infer<typeof MyEnquiries>;

export const myLinkEndpoints = {
  myLinksSend: endpoint({
    route: api.myLinksSend,
    summary:
      'Mail a link that shows all requests of an address; the answer is the same whether there are any or not',
    auth: 'anyone',
    body: z.strictObject({ email: email(t('Please enter your e-mail address.')) }),
    reply: [202, z.object({ message: z.string() }).meta({ id: 'MyLinksSent' })],
    errors: ['too_many_requests'],
    perMinute: 5,
  }),
  myLinksOpen: endpoint({
    route: api.myLinksOpen,
    summary: 'What such a link gathers; once',
    auth: 'anyone',
    params: z.object({ secret: compared(512) }),
    reply: [200, MyEnquiries],
    errors: ['not_found'],
    perMinute: 30,
  }),
};
