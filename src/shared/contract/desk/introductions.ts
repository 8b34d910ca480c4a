/** @file Introducing vendors to an enquiry: who would fit and why, to whom it was sent, and taking that back. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { id, reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { vendorCategoryNames } from '../vendor-categories.ts';
import { introductionsMax, introductionStatuses } from './introduction-changes.ts';
import { open } from './masking.ts';

const when = z.iso.datetime();

/** Vendors who are suggested at once, at most. */
export const suggestionsMax = 8;

/** A vendor who would fit an enquiry. */
export const Suggestion = z
  .object({
    vendorId: z.uuid(),
    name: open(z.string()),
    reasons: z.array(open(z.string())).describe('Why, in words; the strongest first'),
    availability: z.literal('ask').describe('Nobody has told us which days are free: ask, never "free"'),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const Suggestions = z
  .object({
    eventDate: z.iso.date().nullable(),
    trades: z.array(open(z.string())).describe('What was looked for; empty when the enquiry names no trade'),
    vendors: z.array(Suggestion).max(suggestionsMax),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof Suggestions>;

export const Introduction = z
  .object({
    id: z.uuid(),
    vendorId: z.uuid(),
    vendorName: open(z.string()),
    status: z.enum(introductionStatuses),
    by: open(z.string()).describe('Who of the staff'),
    sentAt: when.nullable(),
    recalledAt: when.nullable(),
  })
  .meta({ id: 'Introduction' });
export type Introduction = z.infer<typeof Introduction>;

/** Every introduction of an enquiry, and how the enquiry stands now. */
export const Introductions = z
  .object({
    version: z.number().int(),
    share: z.boolean().describe('The family agreed that vendors may see their details'),
    places: z
      .number()
      .int()
      .describe(`How many more may be sent; at most ${introductionsMax} are open at once`),
    introductions: z.array(Introduction),
  })
  .meta({ id: 'Introductions' });
export type Introductions = z.infer<typeof Introductions>;

const vendorIds = z
  .array(id)
  .min(1, 'Please choose a vendor.')
  .max(introductionsMax, `Please choose at most ${introductionsMax} vendors.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each vendor is introduced once.');
const params = z.object({ reference });

export const introductionEndpoints = {
  staffSuggestionList: endpoint({
    route: staffApi.staffSuggestionList,
    summary: 'Vendors who fit an enquiry, by trade, place and open introductions, each with the reasons',
    auth: 'staff',
    params,
    query: z.object({
      category: z
        .enum(vendorCategoryNames)
        .optional()
        .describe('Another trade than the kind of enquiry says'),
    }),
    reply: [200, Suggestions],
    errors: ['not_found'],
  }),
  staffIntroductionList: endpoint({
    route: staffApi.staffIntroductionList,
    summary: 'Vendors who were introduced to an enquiry',
    auth: 'staff',
    params,
    reply: [200, Introductions],
    errors: ['not_found'],
  }),
  staffIntroductionSend: endpoint({
    route: staffApi.staffIntroductionSend,
    summary: `Introduce up to ${introductionsMax} vendors. Each gets a mail without a word about the person`,
    auth: 'staff',
    params,
    body: z.strictObject({ vendorIds, version: z.number().int() }),
    reply: [201, Introductions],
    errors: ['not_found', 'conflict'],
  }),
  staffIntroductionRecall: endpoint({
    route: staffApi.staffIntroductionRecall,
    summary: 'Take an introduction back; the vendor is told unless the mail about it still waited',
    auth: 'staff',
    params: z.object({ reference, introductionId: id }),
    reply: [200, Introductions],
    errors: ['not_found', 'conflict'],
  }),
};
