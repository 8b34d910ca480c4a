import type { marketEndpoints } from '#contract/markets.ts';
import type { staffEndpoints } from '#contract/staff.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import type { Handlers } from '#platform/call.ts';
import { staffActor } from '#platform/events.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import { changeMarketFacts, type MarketFactDependencies } from './market-facts.ts';
import { marketTags } from './markets.content.ts';
import { findMarket, listMarkets } from './markets-queries.ts';

type Endpoints = typeof marketEndpoints;
type Dependencies = {
  db: Database;
  /** Returns the vendors of one market from A to Z, up to the contract's limit. */
  vendorsOf: (marketId: string) => Promise<VendorCard[]>;
};

/** Returns the handlers that read markets. */
export const marketHandlers = ({ db, vendorsOf }: Dependencies): Handlers<Endpoints> => ({
  marketList: () => listMarkets(db),
  marketGet: async ({ params: { marketId } }) => {
    // Such an id cannot exist: the database would refuse the NUL rather than find nothing.
    const market = marketId.includes('\0') ? null : await findMarket(db, marketId);
    if (!market) throw new Problem('not_found');
    return { ...market, vendors: await vendorsOf(marketId) };
  },
});

type StaffEndpoints = Pick<typeof staffEndpoints, 'staffMarketUpdate'>;

/** Returns the handlers that change the facts of markets. */
export const staffMarketHandlers = (deps: MarketFactDependencies): Handlers<StaffEndpoints> => ({
  staffMarketUpdate: async ({ params: { marketId }, body }, call) => {
    const market = await changeMarketFacts(deps, marketId, body, staffActor(call));
    // Dropped at once rather than revalidated on the next visit: the author looks for the change.
    call.drop(marketTags(marketId), { hard: true });
    return market;
  },
});
