import type { Suggestion } from '#contract/suggestions.ts';
import { api } from '#kit/api/api.ts';

/** A row that the server offers. */
export type OfferedRow = { label: string; detail: string | null; href: string };

/** Lists, vendors, markets and posts for words that are being typed; none when the network does not answer. */
export const offeredFor = (typed: string, signal: AbortSignal): Promise<OfferedRow[]> =>
  api
    .vendorSuggest({ query: { q: typed } }, { signal })
    .then((found: Suggestion[]) => found.map(({ title, detail, href }) => ({ label: title, detail, href })))
    .catch(() => []);
