import { marketPath } from '#facts/paths.ts';
import type { MarketCard, marketEndpoints } from '#contract/markets.ts';
import type { staffEndpoints } from '#contract/staff.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { spokenLocales } from '#platform/content/published-sides.ts';
import type { Module, SitemapEntry } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { marketHandlers, staffMarketHandlers } from './markets-handlers.ts';
import type { MarketFactDependencies } from './market-facts.ts';
import { marketTarget } from './markets.content.ts';
import { listMarkets } from './markets-queries.ts';
import { seedMarkets } from './markets.seed.ts';

type Dependencies = {
  /** Returns the vendors of one market from A to Z, up to the contract's limit. */
  vendorsOf: (marketId: string) => Promise<VendorCard[]>;
};

export type Markets = Module<typeof marketEndpoints> & {
  list: () => Promise<MarketCard[]>;
  sitemap: () => Promise<SitemapEntry[]>;
};

/** Creates the markets. */
export function createMarkets({ db }: Pick<Platform, 'db'>, { vendorsOf }: Dependencies): Markets {
  const list = () => listMarkets(db);
  return {
    handlers: marketHandlers({ db, vendorsOf }),
    seed: seedMarkets,
    content: { market: marketTarget },
    list,
    sitemap: async () => {
      const spoken = await spokenLocales(db, 'market');
      return (await list()).map(({ id }) => ({ url: marketPath(id), spoken: spoken(id) }));
    },
  };
}

/** Creates the facts of markets, which the staff maintains; `changePublished` publishes changed fields, as the desk's editor does. */
export const createMarketFacts = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { changePublished }: Pick<MarketFactDependencies, 'changePublished'>,
): Module<Pick<typeof staffEndpoints, 'staffMarketUpdate'>> => ({
  handlers: staffMarketHandlers({ db, clock, changePublished }),
});
