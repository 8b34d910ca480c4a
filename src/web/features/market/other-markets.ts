import type { MarketCard } from '#contract/markets.ts';
import type { OtherMarket } from './open-instead.tsx';

/** Returns the other markets, with no more than a line about each needs: all data read is part of the page. */
export const othersOf = (all: readonly MarketCard[], own?: string): OtherMarket[] =>
  all
    .filter(({ id }) => id !== own)
    .map(({ id, name, lang, route, closedOn }) => ({ id, name, lang, route, closedOn }));
