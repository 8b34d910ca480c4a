/** @file The page Today: tasks due now, as groups of lines, each with a link to its act. */
import { z } from 'zod';
import { staffApi, type StaffEndpointName } from '#facts/staff-api.ts';
import { endpoint } from '#contract/kit.ts';
import { open } from './masking.ts';

/**
 * The groups in their order on the page, the most urgent first, each with the call whose right is required to see it.
 * @where What is listed on the desk's page Today?
 */
export const todayGroups = {
  parked: { needs: 'staffToday' },
  health: { needs: 'staffHealth' },
  // For owners, as the record is: they run the site.
  settings: { needs: 'staffActionList' },
  firstSteps: { needs: 'staffContentStep' },
  complaints: { needs: 'staffGrievanceList' },
  unanswered: { needs: 'staffEnquiryList' },
  waiting: { needs: 'staffEnquiryList' },
  untold: { needs: 'staffIntroductionTold' },
  reports: { needs: 'staffReportAnswer' },
  due: { needs: 'staffEnquiryList' },
  eventSoon: { needs: 'staffEnquiryList' },
  fresh: { needs: 'staffEnquiryList' },
  vendors: { needs: 'staffVendorChange' },
  claims: { needs: 'staffClaimStep' },
  checks: { needs: 'staffCheckStep' },
  reviews: { needs: 'staffReviewChange' },
  inReview: { needs: 'staffContentStep' },
  // Found by comparing data that is masked for readers.
  duplicates: { needs: 'staffEnquiryMerge' },
  flagged: { needs: 'staffEnquiryList' },
  undelivered: { needs: 'staffEnquiryUpdate' },
} as const satisfies Record<string, { needs: StaffEndpointName }>;
export type TodayGroupName = keyof typeof todayGroups;
export const todayGroupNames = Object.keys(todayGroups) as [TodayGroupName, ...TodayGroupName[]];

export const todayLinesMax = 8;
/** Groups are counted up to this: "100+" is enough. */
export const todayCountMax = 100;
/** As many of the newest enquiries are compared with earlier ones of the same person. */
export const todayComparedMax = 1000;

export const TodayLine = z
  .object({
    id: open(z.string()).describe('The number or id of the thing, with which its page is found'),
    title: open(z.string()).describe('What it is, in words of ours'),
    who: z.string().nullable(),
    at: z.iso.datetime().nullable().describe('The moment that matters in this group'),
    urgent: z.boolean(),
    note: open(z.string()).nullable(),
    introductionId: z
      .uuid()
      .optional()
      .describe('Of the vendor that it is about; an enquiry may have several'),
  })
  .meta({ id: 'TodayLine' });
export type TodayLine = z.infer<typeof TodayLine>;

export const TodayGroup = z
  .object({
    name: z.enum(todayGroupNames),
    count: z.number().int().describe(`Counted up to ${todayCountMax}`),
    lines: z.array(TodayLine).max(todayLinesMax),
  })
  .meta({ id: 'TodayGroup' });
export type TodayGroup = z.infer<typeof TodayGroup>;

export const Today = z.object({ at: z.iso.datetime(), groups: z.array(TodayGroup) }).meta({ id: 'Today' });
export type Today = z.infer<typeof Today>;

export const todayEndpoints = {
  staffToday: endpoint({
    route: staffApi.staffToday,
    summary:
      'What must be done now: groups that are not empty, the most urgent first, of what the role may see',
    auth: 'staff',
    reply: [200, Today],
  }),
};
