import { marketPath } from '#facts/paths.ts';
import type { MarketCard, marketEndpoints } from '#contract/markets.ts';
import type { staffEndpoints } from '#contract/staff.ts';
import type { VendorCard } from '#contract/vendors.ts';
import { spokenLocales } from '#platform/content/published-sides.ts';
import type { Module, SitemapEntry } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { marketHandlers, staffMarketHandlers } from './markets.handlers.ts';
import type { MarketFactDependencies } from './market-facts.ts';
import { marketTarget } from './markets.content.ts';
import { listMarkets } from './markets.queries.ts';
import { seedMarkets } from './markets.seed.ts';

type Endpoints = typeof marketEndpoints & Pick<typeof staffEndpoints, 'staffMarketUpdate'>;

type Dependencies = {
  /** The vendors of one market from A to Z, no more than the contract allows. */
  vendorsOf: (marketId: string) => Promise<VendorCard[]>;
  /** Publishes changed fields of a market, as the desk's editor does. */
  changePublished: MarketFactDependencies['changePublished'];
};

export type Markets = Module<Endpoints> & {
  list: () => Promise<MarketCard[]>;
  sitemap: () => Promise<SitemapEntry[]>;
};

/** The markets and their facts. */
export function createMarkets(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { vendorsOf, changePublished }: Dependencies,
): Markets {
  const list = () => listMarkets(db);
  return {
    handlers: {
      ...marketHandlers({ db, vendorsOf }),
      ...staffMarketHandlers({ db, clock, changePublished }),
    },
    seed: seedMarkets,
    content: { market: marketTarget },
    list,
    sitemap: async () => {
      const spoken = await spokenLocales(db, 'market');
      return (await list()).map(({ id }) => ({ url: marketPath(id), spoken: spoken(id) }));
    },
  };
}
