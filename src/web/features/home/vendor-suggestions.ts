import type { Suggestion } from '#contract/suggestions.ts';
import { api } from '#kit/api/api.ts';

/** A suggestion of the server. */
export type OfferedRow = { label: string; detail: string | null; href: string };

/** Fetches lists, vendors, markets and posts for words being typed; none when the network fails. */
export const offeredFor = (typed: string, signal: AbortSignal): Promise<OfferedRow[]> =>
  api
    .vendorSuggest({ query: { q: typed } }, { signal })
    .then((found: Suggestion[]) => found.map(({ title, detail, href }) => ({ label: title, detail, href })))
    .catch(() => []);
