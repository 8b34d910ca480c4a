/** @file Vendors who fit an enquiry, each with the reasons. */
import { z } from 'zod';
import { staffApi } from '#facts/staff-api.ts';
import { reference } from '../ids.ts';
import { endpoint } from '../kit.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { open } from './masking.ts';

const params = z.object({ reference });

/** Maximum suggested vendors. */
export const suggestionsMax = 8;

/** A suggested vendor. */
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

export const suggestionEndpoints = {
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
};
