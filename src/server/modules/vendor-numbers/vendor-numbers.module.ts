import type { vendorNumberEndpoints } from '#contract/vendor-numbers.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createActCounter } from './act-counter.ts';
import { readNumbers } from './read-numbers.ts';

/** Creates the counts of vendors' pages, for each vendor alone. */
export function createVendorNumbers({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Module<typeof vendorNumberEndpoints> {
  const count = createActCounter(db, clock);
  return {
    handlers: {
      async vendorActCount({ params: { vendorId }, body: { act } }) {
        await count(vendorId, act);
        return {};
      },
      vendorNumbers: ({ params: { vendorId }, query: { weeks } }) =>
        readNumbers(db, vendorId, { now: clock(), count: weeks }),
    },
  };
}
