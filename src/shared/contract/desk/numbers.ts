/** @file Statistics of the desk: enquiries by week or month with their splits, pages, the weekly mail, and the spam filter's error rate. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { countNames, numberSplits, type CountName } from '#domain/desk/number-figures.ts';
import { periodKinds } from '#domain/desk/number-periods.ts';
import { enquiryKindNames, type EnquiryKindName } from '#domain/enquiries/enquiry-kinds.ts';
import { recentDay } from '../text.ts';
import { reportReasons, type ReportReason } from '#domain/enquiries/introduction-changes.ts';
import { vendorActs } from '#facts/vendor-acts.ts';
import { endpoint } from '../kit.ts';
import { open } from './masking.ts';

const count = z.number().int();
const day = z.iso.date();

/** Figures of the enquiries that came in a period. */
export const Figures = z
  .object({
    ...(Object.fromEntries(countNames.map((name) => [name, count])) as Record<CountName, z.ZodInt>),
    accepted: count.describe('Totals of accepted quotes, in paise'),
    hoursToAnswer: z.number().nullable().describe('Median until the first answer; null when there was none'),
  })
  .meta({ id: 'Figures' });
export type Figures = z.infer<typeof Figures>;

const Period = z.object({ from: day, until: day.describe('The first day after') });

/** The figures of one value of a split, beside those of the period before. */
const NumberRow = z
  .object({
    value: open(z.string()).nullable().describe('As the filters of the list take it; null for none'),
    label: open(z.string()).nullable().describe('As people read it; null for none'),
    now: Figures,
    before: Figures,
  })
  .meta({ id: 'NumberRow' });
export type NumberRow = z.infer<typeof NumberRow>;

/** The vendors with the most reports that are shown. */
export const badVendorsMax = 50;

export const Numbers = z
  .object({
    now: Period,
    before: Period.describe('Of a running period, as many days of the one before'),
    isRunning: z.boolean(),
    kinds: z.array(z.object({ kind: open(z.string()), title: open(z.string()) })),
    total: z.object({ now: Figures, before: Figures }),
    rows: z.array(NumberRow).describe('Of the chosen split, the most enquiries first; without empty ones'),
    reasons: z
      .array(z.object({ reason: open(z.string()).nullable(), now: count, before: count }))
      .describe('Why enquiries were closed without a booking; null for words that are not among the reasons'),
    badVendors: z
      .array(
        z.object({
          vendorId: z.uuid(),
          name: open(z.string()).describe('Empty for one that is gone'),
          now: count,
          before: count,
          reasons: z.object(
            Object.fromEntries(reportReasons.map((reason) => [reason, count])) as Record<
              ReportReason,
              z.ZodInt
            >,
          ),
        }),
      )
      .max(badVendorsMax)
      .describe('Vendors who called enquiries of the period bad, the most first'),
    series: z
      .array(z.object({ from: day, figures: Figures }))
      .describe('The periods up to this one, the oldest first; without empty ones'),
    countedAt: z.iso
      .datetime()
      .nullable()
      .describe('When the summary was last counted; null before the first time'),
  })
  .meta({ id: 'Numbers' });
export type Numbers = z.infer<typeof Numbers>;

const by = z.enum(periodKinds).default('month');
const on = recentDay('Please give a day as 2026-11-20.')
  .optional()
  .describe('A day of the period; without it the running one');
const kind = z
  .enum(enquiryKindNames as [EnquiryKindName, ...EnquiryKindName[]])
  .optional()
  .describe('Of one service alone, for total and series');

export const NumbersQuery = z.object({ by, on, kind, split: z.enum(numberSplits).default('kind') });
export type NumbersQuery = z.output<typeof NumbersQuery>;

/** Views of pages, and acts on vendors' pages. */
export const PageNumbers = z
  .object({
    now: Period,
    before: Period,
    pages: z
      .array(z.object({ page: open(z.string()), now: count, before: count }))
      .describe('Views of pages by the pattern of their address, the most first'),
    acts: z
      .array(z.object({ act: z.enum(vendorActs), now: count, before: count }))
      .describe(
        'Acts on pages of vendors in the weeks that begin in the period, since they are counted by week',
      ),
  })
  .meta({ id: 'PageNumbers' });
export type PageNumbers = z.infer<typeof PageNumbers>;

/** Days over which the spam filter is measured. */
export const spamShareDays = 90;

/** Minimum decisions for which a share is shown. */
export const spamShareFrom = 10;

/** The spam filter's error rate among enquiries that the staff decided about. */
export const SpamShare = z
  .object({ days: count, released: count, discarded: count })
  .meta({ id: 'SpamShare' });
export type SpamShare = z.infer<typeof SpamShare>;

const NumbersMail = z.object({
  weekly: z.boolean().describe('The caller gets the numbers of each week by mail'),
});

export const numberEndpoints = {
  staffNumbers: endpoint({
    route: staffApi.staffNumbers,
    summary:
      'Figures of the enquiries that came in a week or month, beside the one before: in all, by one split, by reason of loss, by vendor who called them bad, and over time; flagged and merged ones are not counted',
    auth: 'staff',
    query: NumbersQuery,
    reply: [200, Numbers],
  }),
  staffPageNumbers: endpoint({
    route: staffApi.staffPageNumbers,
    summary: 'Views of pages and acts on pages of vendors in a week or month, beside the one before',
    auth: 'staff',
    query: z.object({ by, on }),
    reply: [200, PageNumbers],
  }),
  staffNumbersExport: endpoint({
    route: staffApi.staffNumbersExport,
    summary: 'The figures of a week or month as CSV, by every split; no cell is a formula',
    auth: 'staff',
    query: z.object({ by, on }),
    reply: [200, z.object({ filename: open(z.string()), csv: open(z.string()) })],
  }),
  staffNumbersMail: endpoint({
    route: staffApi.staffNumbersMail,
    summary: 'Whether the caller gets the numbers of each week by mail',
    auth: 'staff',
    reply: [200, NumbersMail],
  }),
  staffNumbersMailSet: endpoint({
    route: staffApi.staffNumbersMailSet,
    summary: 'Turn the caller’s weekly mail on or off',
    auth: 'staff',
    body: z.strictObject({ weekly: z.boolean() }),
    reply: [200, NumbersMail],
  }),
  staffSpamShare: endpoint({
    route: staffApi.staffSpamShare,
    summary: `How many flagged enquiries were released and discarded in ${spamShareDays} days, by the last that was done to each`,
    auth: 'staff',
    reply: [200, SpamShare],
  }),
};
