import { markets } from '#content/markets.ts';

/** One row of the markets table at a first start. */
export type MarketSeed = {
  id: string;
  name: string;
  route: string;
  latitude: number;
  longitude: number;
  facts: { closedOn: string; metro: string; known: string[]; bestHours: string; gettingThere: string };
  checkedOn: string;
  position: number;
};

/**
 * The six markets as rows. The texts are in the shared content, because pages show them as well; here they only take the shape of the
 * table.
 */
export const marketSeeds: readonly MarketSeed[] = markets.map((market, position) => ({
  id: market.slug,
  name: market.name,
  route: market.route,
  ...market.center,
  facts: {
    closedOn: market.closedOn,
    metro: market.metro.map((station) => `${station.name} (${station.line})`).join(', '),
    known: [...market.whatToBuy],
    bestHours: market.bestHours,
    gettingThere: market.howToGetThere,
  },
  checkedOn: market.checkedOn,
  position,
}));
