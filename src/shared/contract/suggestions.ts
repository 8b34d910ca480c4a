/** @file Suggestions of the main search while typing. */
import { z } from 'zod';
import { api } from '#facts/api.ts';
import { directoryLimits } from '#facts/limits.ts';
import { endpoint } from './kit.ts';
import { searchText } from './text.ts';

/** Maximum rows of one answer. */
const suggestionsMax = 8;

/** A suggestion: a vendor, a list of vendors by trade and place, a page for an occasion, a market, a post, or all vendors for the words. */
export const Suggestion = z
  .object({
    kind: z.enum(['vendor', 'list', 'page', 'market', 'post', 'all']),
    title: z.string().describe('`Catering in Rajouri Garden`, or a name'),
    detail: z.string().nullable().describe('Where a vendor sits, or `Open on Sunday` for a market'),
    href: z.string().describe('Path of the page'),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestionEndpoints = {
  vendorSuggest: endpoint({
    route: api.vendorSuggest,
    summary: `What the site knows for words that are still being typed, in their order; the first is what Enter opens. At most ${suggestionsMax}; none when nothing answers to any word`,
    auth: 'anyone',
    query: z.object({ q: searchText(directoryLimits.queryMax).default('') }),
    reply: [200, z.array(Suggestion).max(suggestionsMax)],
    perMinute: 240,
  }),
};
