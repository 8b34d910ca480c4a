/** @file Open positions as content, and as the page shows them. */
import type { Opening } from '#contract/openings.ts';
import type { ContentTarget, PublishedContent } from '#platform/content-target.ts';
import { listedTarget } from '#platform/listed-content.ts';
import { openingSides } from './seed/openings.hi.ts';
import { openingSeeds } from './seed/openings.ts';

type OpeningContent = Pick<Opening, 'title' | 'location' | 'description'> &
  Partial<Pick<Opening, 'youWill' | 'youBring' | 'weOffer'>> & { applyAt?: string };

function shownOpening({ id, data }: PublishedContent): Opening {
  const { title, location, description, youWill, youBring, weOffer, applyAt } = data as OpeningContent;
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

/** Returns the open positions. */
export const openingsOf = (items: readonly PublishedContent[]): Opening[] => items.map(shownOpening);

export const openingTarget: ContentTarget = listedTarget({
  tags: () => ['openings'],
  initialSides: () => openingSides,
  initial: () => openingSeeds.map((data) => ({ data })),
});
