import { directoryLimits } from '#facts/limits.ts';
import type { directoryEndpoints } from '#contract/directory.ts';
import { weekdayInDelhi } from '#contract/opening-hours.ts';
import type { VendorCard } from '#contract/vendors.ts';
import type { Handlers } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { listAreas } from './areas.queries.ts';
import { findUnderstood } from './find-understood.ts';
import type { Understanding } from './understand/understanding.ts';

type Endpoints = typeof directoryEndpoints;
export type DirectoryDependencies = {
  db: Database;
  clock: Clock;
  /** Cards of known vendors, in that order; those gone meanwhile are left out. */
  cardsOf: (ids: readonly string[]) => Promise<VendorCard[]>;
  understanding: Pick<Understanding, 'understand' | 'didYouMean'>;
  /** Told of each search that found nobody as it was asked. */
  missed: (typed: string, ip: string) => Promise<void>;
};

/** Searching the directory. */
export const directoryHandlers = ({
  db,
  clock,
  cardsOf,
  understanding,
  missed,
}: DirectoryDependencies): Handlers<Endpoints> => ({
  vendorSearch: async ({ query }, call) => {
    const typed = query.q ?? '';
    const understood = await understanding.understand(typed);
    const today = weekdayInDelhi(clock());
    const { found, total, capped, similar, relaxed } = await findUnderstood(db, query, understood, today);
    const isDoubtful = similar || relaxed.length > 0 || total === 0;
    if (isDoubtful && typed !== '') await missed(typed, call.ip);
    const known = new Map(found.map((one) => [one.id, one]));
    const cards = await cardsOf(found.map(({ id }) => id));
    return {
      vendors: cards.map(({ phone: _, ...card }) => ({
        ...card,
        openingHours: known.get(card._id)?.openingHours ?? null,
        distanceKm: known.get(card._id)?.distanceKm ?? null,
      })),
      total,
      capped,
      similar,
      understood,
      relaxed,
      didYouMean: isDoubtful ? await understanding.didYouMean(typed) : null,
      counts: { category: [], region: [], area: [], market: [], with: [], open: [] },
      page: query.page,
      pages: Math.max(1, Math.ceil(total / directoryLimits.pageSize)),
    };
  },
  vendorAreas: () => listAreas(db),
});
