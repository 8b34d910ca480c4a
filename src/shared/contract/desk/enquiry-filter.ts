/** @file The filters of the list of enquiries, and the query of one page of it. */
import { z } from 'zod';
import { uuidOf } from '#facts/ids.ts';
import { id } from '../ids.ts';
import { maxLength } from '#facts/limits.ts';
import { staffTargetHours } from '#facts/staff-targets.ts';
import { enquiryKindNames, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { reachedSteps } from '#domain/desk/number-figures.ts';
import { enquiryStatuses } from '#domain/enquiries/enquiry-changes.ts';
import { recentDay, compared, searchText, text } from '../text.ts';

export const enquiryListLimits = {
  pageDefault: 50,
  pageMax: 200,
  queryMax: 80,
  labelMax: 40,
  labelsMax: 12,
  bulkMax: 200,
  exportMax: 10_000,
  excerptLength: 140,
  /** The latest months with an event that the list offers. */
  monthsMax: 60,
} as const;

const { pageDefault, pageMax, queryMax, labelMax } = enquiryListLimits;

export const enquirySorts = ['newest', 'oldest', 'event', 'due', 'waiting'] as const;
export type EnquirySort = (typeof enquirySorts)[number];

const flag = z.enum(['0', '1']).default('0');

const sentOn = recentDay('Please give a day as 2026-11-20.').optional();

/** Filters of the list, combined with "and". */
export const EnquiryFilter = z.object({
  flagged: flag.describe('1: those that were kept apart as spam, and no others'),
  q: searchText(queryMax)
    .optional()
    .describe('Words of reference, name, phone, e-mail, vendor or text; all must be in it'),
  status: z
    .enum(['open', 'all', ...enquiryStatuses])
    .default('open')
    .describe('`open`: somebody still has to do something. Merged ones are only in `all`'),
  owner: compared(maxLength.id)
    .overwrite((typed) => (typed === 'me' || typed === 'none' ? typed : uuidOf(typed)))
    .optional()
    .describe('`me`, `none` or the id of a member'),
  overdue: flag.describe('1: unanswered past the target, or past their due time'),
  waiting: flag.describe(
    `1: a message of the family has had no answer for ${staffTargetHours.threadAnswer} hours, in a thread in which one may still be written`,
  ),
  kind: z.enum(enquiryKindNames as [EnquiryKindName, ...EnquiryKindName[]]).optional(),
  month: z
    .string()
    .regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, 'Please give a month as 2026-11.')
    .optional()
    .describe('Of the event'),
  label: text(labelMax).optional(),
  from: sentOn.describe('Sent on this day or later'),
  to: sentOn.describe('Sent on this day or before'),
  place: text(maxLength.shortText).optional().describe('`none`, or the place as the page Numbers has it'),
  source: text(maxLength.shortText)
    .optional()
    .describe('`none`, or the pattern of the page with the form, such as `/profile/:vendorId`'),
  campaign: text(maxLength.shortText)
    .optional()
    .describe('`none`, or the name in the link that led to the site'),
  reached: z
    .enum(reachedSteps)
    .optional()
    .describe('Counted so on the page Numbers: neither merged nor withdrawn, but for `withdrawn`'),
  reason: text(maxLength.shortText).optional().describe('Closed for this reason'),
  reported: id.optional().describe('The id of a vendor who called it bad'),
});
export type EnquiryFilter = z.output<typeof EnquiryFilter>;

/** The filters that narrow every view; the others make one. */
export const narrowingFilters = ['q', 'kind', 'month', 'label'] as const satisfies (keyof EnquiryFilter)[];
export type Narrowing = Pick<EnquiryFilter, (typeof narrowingFilters)[number]>;

/** Query of one page of the list. */
export const EnquiryListQuery = EnquiryFilter.extend({
  sort: z
    .enum(enquirySorts)
    .default('newest')
    .describe(
      '`event` and `due`: the soonest first, those without a date last; `waiting`: whose message waits longest',
    ),
  cursor: compared(300).optional().describe('`next` of the page before, asked with the same `sort`'),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().int().min(1).max(pageMax))
    .default(pageDefault),
});
export type EnquiryListQuery = z.output<typeof EnquiryListQuery>;
