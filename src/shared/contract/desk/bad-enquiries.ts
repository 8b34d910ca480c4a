/** @file Numbers of requests that vendors reported as bad, by the page of the form. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { reportReasons, type ReportReason } from '#domain/enquiries/introduction-changes.ts';
import { endpoint } from '../kit.ts';
import { wholeNumber } from '../text.ts';
import { open } from './masking.ts';
import { funnelMonths, monthsWanted } from './numbers.ts';

/** Minimum requests for which a share is shown: one bad request of five says nothing. */
export const shareFromRequests = 20;

const count = z.number().int();

export const BadEnquirySource = z
  .object({
    page: open(z.string())
      .nullable()
      .describe('The pattern of its address, such as `/profile/:vendorId`; null for any other place'),
    requests: count.describe('Introductions that vendors were told of'),
    reports: z
      .object(
        Object.fromEntries(reportReasons.map((reason) => [reason, count])) as Record<ReportReason, z.ZodInt>,
      )
      .describe('How many of these vendors called bad, by what they say is wrong'),
  })
  .meta({ id: 'BadEnquirySource' });
export type BadEnquirySource = z.infer<typeof BadEnquirySource>;

export const BadEnquiries = z
  .object({
    sources: z.array(BadEnquirySource).describe('Most reports first; without pages from which nothing came'),
    unanswered: count.describe('Reports of these months to which the staff has said nothing'),
  })
  .meta({ id: 'BadEnquiries' });
export type BadEnquiries = z.infer<typeof BadEnquiries>;

export const badEnquiryEndpoints = {
  staffBadEnquiries: endpoint({
    route: staffApi.staffBadEnquiries,
    summary:
      'How many requests vendors were told of in these months and called bad, by page and reason; what was erased is not counted',
    auth: 'staff',
    query: z.object({ months: wholeNumber(1, funnelMonths.max, monthsWanted).default(funnelMonths.usual) }),
    reply: [200, BadEnquiries],
  }),
};
