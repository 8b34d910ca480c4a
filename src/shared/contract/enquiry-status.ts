import { z } from 'zod';
import { api } from '#facts/api.ts';
import { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { endpoint } from './kit.ts';
import { compared } from './text.ts';

const when = z.string().nullable().describe('ISO 8601 instant, or null when it has not happened');

const given = z.string().nullable();

/** The sender's acts on a request besides withdrawing it: change its date or guests, ask more vendors, report a booking. */
export const ownActs = ['date', 'guests', 'more', 'booked'] as const;

/** An enquiry for the holder of the private link: the submitted data and its status. */
export const EnquiryStatus = z
  .object({
    reference: z.string(),
    title: z.string().describe('The kind of enquiry, for people'),
    status: z.enum(enquiryStatuses),
    sentAt: z.string(),
    readAt: when,
    introducedAt: when,
    answeredAt: when,
    bookedAt: when,
    closedAt: when,
    withdrawnAt: when,
    sent: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .describe('The fields as they were sent; empty once withdrawn'),
    details: z
      .object({ name: given, phone: given, email: given, eventDate: given, message: given })
      .describe('The same by meaning, to begin another form with'),
    vendors: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          toldAt: when,
          asking: z.boolean().optional().describe('Chosen, and to be told by phone'),
        }),
      )
      .describe('The vendors who were asked for; empty once withdrawn'),
    share: z.boolean().describe('Agreed to pass the details to vendors'),
    marketing: z.boolean().describe('Agreed to receive news'),
    guests: z.number().int().nullable().optional().describe('As the form or its text tells it'),
    acts: z.array(z.enum(ownActs)).optional().describe('What its sender may do now'),
    timeline: z
      .array(z.object({ at: z.string(), words: z.string() }))
      .optional()
      .describe('What happened, in words, oldest first'),
  })
  .meta({ id: 'EnquiryStatus' });
export type EnquiryStatus = z.infer<typeof EnquiryStatus>;

/** The secret, bounded by the router alone: every wrong secret gets the same answer after the same work. */
const params = z.object({ secret: compared(512) });

export const enquiryStatusEndpoints = {
  enquiryStatus: endpoint({
    route: api.enquiryStatus,
    summary: 'What the holder of the private link sent, and where it stands',
    auth: 'anyone',
    params,
    reply: [200, EnquiryStatus],
    errors: ['not_found'],
    perMinute: 120,
  }),
  enquiryWithdraw: endpoint({
    route: api.enquiryWithdraw,
    summary: 'Withdraw the enquiry; a second time changes nothing',
    auth: 'anyone',
    params,
    reply: [200, EnquiryStatus],
    errors: ['not_found'],
    perMinute: 30,
  }),
};
