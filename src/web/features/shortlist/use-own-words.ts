import { useEffect } from 'react';
import { maxItems } from '#facts/limits.ts';
import { writeCompared } from '#domain/vendors/compared.ts';
import { api } from '#kit/api/api.ts';
import { renew, type SavedVendor } from '#kit/device/shortlist.ts';
import { asSaved, isForeign } from './as-saved.ts';

/** Fetches vendors in the language of this page, in batches of the server's maximum. */
async function inOwnWords(ids: readonly string[]): Promise<SavedVendor[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxItems.compared) }, (_, at) =>
    ids.slice(at * maxItems.compared, (at + 1) * maxItems.compared),
  );
  const found = await Promise.all(
    parts.map((part) => api.vendorsCompared({ query: { ids: writeCompared(part) } })),
  );
  return found.flat().map(asSaved);
}

/** Translates vendors saved on a page in another language into the language of this one. Without the network they stay as saved. */
export function useOwnWords(saved: readonly SavedVendor[]): void {
  const foreign = saved
    .filter(isForeign)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (foreign) inOwnWords(foreign.split(',')).then(renew, () => undefined);
  }, [foreign]);
}
