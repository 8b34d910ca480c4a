import type { Opening, openingEndpoints } from '#contract/openings.ts';
import type { PublishedContent } from '#platform/content-target.ts';
import { listedTarget, type PublishedItems } from '#platform/listed-content.ts';
import type { Module } from '#platform/module.ts';
import { openingSides } from './seed/openings.hi.ts';
import { openingSeeds } from './seed/openings.ts';

type Written = Pick<Opening, 'title' | 'location' | 'description'> &
  Partial<Pick<Opening, 'youWill' | 'youBring' | 'weOffer'>> & { applyAt?: string };

function shownOpening({ id, data }: PublishedContent): Opening {
  const { title, location, description, youWill, youBring, weOffer, applyAt } = data as Written;
  return {
    id,
    title,
    location,
    description,
    youWill: youWill ?? [],
    youBring: youBring ?? [],
    weOffer: weOffer ?? [],
    applyAt: applyAt ?? null,
  };
}

/** The positions that are open. */
export const createCareers = ({
  published,
}: {
  published: PublishedItems;
}): Module<typeof openingEndpoints> => ({
  handlers: { openingList: async () => (await published('opening')).map(shownOpening) },
  content: {
    opening: listedTarget({
      tags: () => ['openings'],
      initialSides: () => openingSides,
      initial: () => openingSeeds.map((data) => ({ data })),
    }),
  },
});
