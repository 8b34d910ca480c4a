/** @file The working set: all open enquiries with what the desk needs to list, count, search and open them without a further call. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { reachedSteps } from '#domain/desk/number-figures.ts';
import { compared } from '../text.ts';
import { id } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { StaffEnquiry } from '../staff.ts';
import { StaffEnquiryDetail } from './enquiry-detail.ts';
import { EnquiryRow } from './enquiry-list.ts';
import { open } from './masking.ts';

export const workingSetLimits = {
  /** The newest open enquiries that a desk keeps; older ones are read from the list. */
  enquiriesMax: 5000,
  page: 250,
  /** More changed enquiries than this are read as a whole set again. */
  changesMax: 250,
} as const;

/** An open enquiry: its row in the list, and the first screen of its page. */
export const WorkingEnquiry = EnquiryRow.extend({
  ...StaffEnquiry.pick({ page: true, sent: true, share: true, marketing: true }).shape,
  ...StaffEnquiryDetail.pick({
    mailable: true,
    noticeVersion: true,
    noticeLocale: true,
    placeholders: true,
  }).shape,
  answeredAt: z.iso.datetime().nullable().describe('The first answer; without one it may be overdue'),
  source: open(z.string()).nullable().describe('The pattern of the page with the form'),
  campaign: open(z.string()).nullable().describe('The name in the link that led to the site'),
  place: open(z.string()).nullable(),
  reached: z.array(z.enum(reachedSteps)).describe('What it is counted as on the page Numbers'),
  reportedBy: z.array(z.uuid()).describe('Vendors who called it bad'),
}).meta({ id: 'WorkingEnquiry' });
export type WorkingEnquiry = z.infer<typeof WorkingEnquiry>;

const sequence = z
  .uuid()
  .describe(
    'The newest event before this reading: `since` of the next changes. Nothing is missed between two readings',
  );

export const workingSetEndpoints = {
  staffWorkingSet: endpoint({
    route: staffApi.staffWorkingSet,
    summary: 'All open enquiries with the first screen of each, the newest first, page by page',
    auth: 'staff',
    query: z.object({ cursor: compared(300).optional().describe('`next` of the page before') }),
    reply: [
      200,
      z.object({
        enquiries: z.array(WorkingEnquiry).max(workingSetLimits.page),
        next: open(z.string()).nullable().describe('`cursor` of the next page; null when there is none'),
        sequence,
      }),
    ],
  }),
  staffWorkingSetChanges: endpoint({
    route: staffApi.staffWorkingSetChanges,
    summary: 'What has changed in the working set since an earlier reading',
    auth: 'staff',
    query: z.object({ since: id.describe('`sequence` of that reading') }),
    reply: [
      200,
      z.object({
        enquiries: z
          .array(WorkingEnquiry)
          .describe('New, changed, or read again: each replaces what is known of it'),
        gone: z.array(open(z.string())).describe('References of enquiries that are not open, or not there'),
        sequence,
        isWhole: z
          .boolean()
          .describe(`False after more than ${workingSetLimits.changesMax} changes: read the whole set again`),
      }),
    ],
  }),
};
