import type { Suggestion } from '#contract/suggestions.ts';
import { api } from '#kit/api/api.ts';

/** The last request: a later one for the same words is the same, one for other words ends it. */
let last: { typed: string; rows: Promise<Suggestion[]>; asked: AbortController } | undefined;

/** Fetches the suggestions for words as they stand, the first of which Enter opens. Rejects when the network fails. */
export function suggested(typed: string): Promise<Suggestion[]> {
  if (last?.typed === typed) return last.rows;
  last?.asked.abort();
  const asked = new AbortController();
  const rows = api.vendorSuggest({ query: { q: typed } }, { signal: asked.signal });
  const current = { typed, rows, asked };
  last = current;
  rows.catch(() => {
    if (last === current) last = undefined;
  });
  return rows;
}
