import { directoryLimits } from '#facts/limits.ts';
import type { directoryEndpoints, Understood } from '#contract/directory.ts';
import { weekdayInDelhi } from '#contract/opening-hours.ts';
import type { VendorCard } from '#contract/vendors.ts';
import type { Handlers } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { wordsOf } from '#platform/db/search-terms.ts';
import { listAreas } from './areas.queries.ts';
import { askedOf } from './asked.ts';
import { choicesOf } from './directory.choices.ts';
import { match, pageOfMatch, type SearchContext } from './directory.queries.ts';

type Endpoints = typeof directoryEndpoints;
export type DirectoryDependencies = {
  db: Database;
  clock: Clock;
  /** Cards of known vendors, in that order; those gone meanwhile are left out. */
  cardsOf: (ids: readonly string[]) => Promise<VendorCard[]>;
  /** Reads conditions from words; what it cannot read stays among the words. */
  understand: (typed: string) => Understood | Promise<Understood>;
} & Omit<SearchContext, 'today'>;

/** Searching the directory. */
export const directoryHandlers = ({
  db,
  clock,
  cardsOf,
  understand,
  ...context
}: DirectoryDependencies): Handlers<Endpoints> => ({
  vendorSearch: async ({ query }) => {
    const today = weekdayInDelhi(clock());
    const typed = { words: wordsOf(query.q ?? '') };
    const understood = await understand(query.q ?? '');
    const asked = askedOf(query, understood);
    const isRead = Object.keys(understood).length > 1;
    const matched = await match(db, asked, { ...context, today }, isRead ? askedOf(query, typed) : undefined);
    const { conditions, total, capped, similar, relaxed } = matched;
    const [found, counts] = await Promise.all([
      pageOfMatch(db, matched, asked),
      choicesOf(db, { conditions, kinds: asked.category ?? [], today }),
    ]);
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
      didYouMean: null,
      counts,
      page: query.page,
      pages: Math.max(1, Math.ceil(total / directoryLimits.pageSize)),
    };
  },
  vendorAreas: () => listAreas(db),
});
