/** @file The morning sheet: what must be done now, as groups of lines, each of which leads to its act. */
import { z } from 'zod';
import { staffApi, type StaffEndpointName } from '#facts/staff-api.ts';
import { endpoint } from '../kit.ts';
import { open } from './masking.ts';

/** The groups in their order on the page, the most urgent first, each with the call that somebody must be allowed to make to see it. */
export const sheetGroups = {
  parked: { needs: 'staffSheet' },
  firstSteps: { needs: 'staffContentStep' },
  complaints: { needs: 'staffGrievanceList' },
  unanswered: { needs: 'staffEnquiryList' },
  waiting: { needs: 'staffEnquiryList' },
  reports: { needs: 'staffReportAnswer' },
  due: { needs: 'staffEnquiryList' },
  eventSoon: { needs: 'staffEnquiryList' },
  fresh: { needs: 'staffEnquiryList' },
  vendors: { needs: 'staffVendorChange' },
  checks: { needs: 'staffCheckStep' },
  reviews: { needs: 'staffReviewChange' },
  inReview: { needs: 'staffContentStep' },
  // Found by comparing what a reader sees masked.
  duplicates: { needs: 'staffEnquiryMerge' },
  flagged: { needs: 'staffEnquiryList' },
  undelivered: { needs: 'staffEnquiryUpdate' },
} as const satisfies Record<string, { needs: StaffEndpointName }>;
export type SheetGroupName = keyof typeof sheetGroups;
export const sheetGroupNames = Object.keys(sheetGroups) as [SheetGroupName, ...SheetGroupName[]];

/** An event is near so many days before it. */
export const eventSoonDays = 14;

export const sheetLinesMax = 8;
/** Groups are counted no further: "100+" says enough. */
export const sheetCountMax = 100;

export const SheetLine = z
  .object({
    id: open(z.string()).describe('The number or id of the thing, with which its page is found'),
    title: open(z.string()).describe('What it is, in words of ours'),
    who: z.string().nullable(),
    at: z.iso.datetime().nullable().describe('The moment that matters in this group'),
    urgent: z.boolean(),
    note: open(z.string()).nullable(),
  })
  .meta({ id: 'SheetLine' });
export type SheetLine = z.infer<typeof SheetLine>;

export const SheetGroup = z
  .object({
    name: z.enum(sheetGroupNames),
    count: z.number().int().describe(`Counted up to ${sheetCountMax}`),
    lines: z.array(SheetLine).max(sheetLinesMax),
  })
  .meta({ id: 'SheetGroup' });
export type SheetGroup = z.infer<typeof SheetGroup>;

export const Sheet = z.object({ at: z.iso.datetime(), groups: z.array(SheetGroup) }).meta({ id: 'Sheet' });
export type Sheet = z.infer<typeof Sheet>;

export const sheetEndpoints = {
  staffSheet: endpoint({
    route: staffApi.staffSheet,
    summary:
      'What must be done now: groups that are not empty, the most urgent first, of what the role may see',
    auth: 'staff',
    reply: [200, Sheet],
  }),
};
