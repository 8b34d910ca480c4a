/** @file The staff's table of GST by trade and day, from which quotes are preset. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { endpoint } from '../kit.ts';
import { recentDay, requiredText } from '../text.ts';
import { open } from './masking.ts';
import { gstRateLimits as limits } from '#domain/quotes/gst-rates.ts';
import { quoteLimits } from '#domain/quotes/quote-content.ts';
import { vendorCategoryNames, type VendorCategory } from '#domain/vendors/vendor-categories.ts';

const category = z.enum(
  vendorCategoryNames as [VendorCategory, ...VendorCategory[]],
  'Please choose a trade.',
);
const fromDay = recentDay('Please give the first day on which it holds.').describe(
  'YYYY-MM-DD in Delhi, the first day on which it holds',
);
const badPercent = { error: () => 'Please give a percentage from 0 to 100, with at most two decimals.' };
const percent = z
  .number(badPercent)
  .int(badPercent)
  .min(0, badPercent)
  .max(quoteLimits.percentMax, badPercent)
  .describe('Hundredths of a percent');

const rates = z
  .array(
    z.object({
      category,
      fromDay: open(z.string()),
      percent: z.number().int().describe('Hundredths of a percent'),
      note: open(z.string()),
      holds: z.boolean().describe('Whether quotes written today are preset with it'),
    }),
  )
  .describe('By trade, the newest first');
export type GstRates = z.infer<typeof rates>;

export const gstRateEndpoints = {
  staffGstRateList: endpoint({
    route: staffApi.staffGstRateList,
    summary: 'The GST of each trade from day to day; those of the house until the staff changes one',
    auth: 'staff',
    reply: [200, rates],
  }),
  staffGstRateSet: endpoint({
    route: staffApi.staffGstRateSet,
    summary: 'Set the GST of a trade from a day on. Sent quotes keep theirs',
    auth: 'staff',
    body: z.strictObject({
      category,
      fromDay,
      percent,
      note: requiredText(limits.note, 'Please say where it is written.'),
    }),
    reply: [200, rates],
    errors: ['conflict'],
  }),
  staffGstRateRemove: endpoint({
    route: staffApi.staffGstRateRemove,
    summary: 'Remove a rate: the one before it holds again. After the last one those of the house are back',
    auth: 'staff',
    query: z.object({ category, fromDay }),
    reply: [200, rates],
    errors: ['not_found'],
  }),
};
