/** @file Statistics of the desk: the funnel of enquiries by service and month, and the spam filter's error rate. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { enquiryKindNames } from '#domain/enquiries/enquiry-kinds.ts';
import { endpoint } from '../kit.ts';
import { wholeNumber } from '../text.ts';
import { open } from './masking.ts';

/** Months that the funnel shows by default and at most. */
export const funnelMonths = { usual: 12, max: 36 } as const;
export const monthsWanted = `months is a number from 1 to ${funnelMonths.max}.`;

/** Funnel steps in their order: a booked enquiry counts in each step that it has passed. */
export const funnelSteps = ['received', 'read', 'introduced', 'answered', 'booked'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

const count = z.number().int();
const hours = z.number().nullable().describe('Median, in hours; null when there was none');
const month = z.iso.date().describe('The first day of the month, by the calendar of Delhi');

/** Enquiries of one kind and month; null means all of them. */
const FunnelRow = z
  .object({
    kind: z.enum(enquiryKindNames).nullable(),
    month: month.nullable(),
    received: count,
    read: count,
    introduced: count,
    answered: count,
    booked: count,
    withdrawn: count.describe('Beside the others, and in none of them'),
    hoursToRead: hours,
    hoursToAnswer: hours,
  })
  .meta({ id: 'FunnelRow' });
export type FunnelRow = z.infer<typeof FunnelRow>;

export const Funnel = z
  .object({
    months: z.array(month).describe('All of them, also those in which nothing came; the newest last'),
    kinds: z
      .array(z.object({ kind: z.enum(enquiryKindNames), title: open(z.string()) }))
      .describe('Those that came in these months'),
    rows: z
      .array(FunnelRow)
      .describe('Each kind and month, each kind, each month, and all; without empty ones'),
  })
  .meta({ id: 'Funnel' });
export type Funnel = z.infer<typeof Funnel>;

/** Days over which the spam filter is measured. */
export const spamShareDays = 90;

/** Minimum decisions for which a share is shown. */
export const spamShareFrom = 10;

/** The spam filter's error rate among enquiries that the staff decided about. */
export const SpamShare = z
  .object({ days: count, released: count, discarded: count })
  .meta({ id: 'SpamShare' });
export type SpamShare = z.infer<typeof SpamShare>;

export const numberEndpoints = {
  staffFunnel: endpoint({
    route: staffApi.staffFunnel,
    summary:
      'How far the enquiries of each kind and month came, with median times; flagged and merged ones are not counted',
    auth: 'staff',
    query: z.object({
      months: wholeNumber(1, funnelMonths.max, monthsWanted).default(funnelMonths.usual),
    }),
    reply: [200, Funnel],
  }),
  staffSpamShare: endpoint({
    route: staffApi.staffSpamShare,
    summary: `How many flagged enquiries were released and discarded in ${spamShareDays} days, by the last that was done to each`,
    auth: 'staff',
    reply: [200, SpamShare],
  }),
};
