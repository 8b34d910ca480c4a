/** @file Suggestions of the main search while typing. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { directoryLimits } from '#facts/limits.ts';
import { endpoint } from './kit.ts';
import { searchText } from './text.ts';

/** Maximum rows of one answer. */
const suggestionsMax = 8;

/** A suggestion: a list of vendors by trade and place, a vendor, a market or a post. */
export const Suggestion = z
  .object({
    kind: z.enum(['list', 'vendor', 'market', 'post']),
    title: z.string().describe('`Catering in Rajouri Garden`, or a name'),
    detail: z.string().nullable().describe('Where a vendor sits'),
    href: z.string().describe('Path of the page'),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestionEndpoints = {
  vendorSuggest: endpoint({
    route: api.vendorSuggest,
    summary: `Lists, vendors, markets and posts for words that are still being typed; at most ${suggestionsMax}`,
    auth: 'anyone',
    query: z.object({ q: searchText(directoryLimits.queryMax).default('') }),
    reply: [200, z.array(Suggestion).max(suggestionsMax)],
    perMinute: 240,
  }),
};
