import type { marketEndpoints } from '#contract/markets.ts';
import type { staffEndpoints } from '#contract/staff.ts';
import type { VendorCard } from '#contract/vendors.ts';
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
  /** The vendors of one market from A to Z, no more than the contract allows. */
  vendorsOf: (marketId: string) => Promise<VendorCard[]>;
};

/** Reading markets. */
export const marketHandlers = ({ db, vendorsOf }: Dependencies): Handlers<Endpoints> => ({
  marketList: () => listMarkets(db),
  marketGet: async ({ params: { marketId } }) => {
    // An id that cannot be stored cannot exist: the database would refuse the NUL rather than find nothing.
    const market = marketId.includes('\0') ? null : await findMarket(db, marketId);
    if (!market) throw new Problem('not_found');
    return { ...market, vendors: await vendorsOf(marketId) };
  },
});

type StaffEndpoints = Pick<typeof staffEndpoints, 'staffMarketUpdate'>;

/** Keeping the facts of markets. */
export const staffMarketHandlers = (deps: MarketFactDependencies): Handlers<StaffEndpoints> => ({
  staffMarketUpdate: async ({ params: { marketId }, body }, call) => {
    const market = await changeMarketFacts(deps, marketId, body, staffActor(call));
    // At once, not behind the next visitor's back: whoever changed it looks whether it is there.
    call.drop(marketTags(marketId), { hard: true });
    return market;
  },
});
