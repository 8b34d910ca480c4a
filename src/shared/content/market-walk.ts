/** The words of a walk through a market. */
export const marketWalk = {
  title: (market: string) => `A walk through ${market}`,
  description: (market: string) =>
    `Choose shops of ${market} and see them in walking order, on a list to print or to read without a network.`,
  lead: 'Shops in an order in which you walk little, from the middle of the market.',
  way: 'Your walk',
  all: 'All shops',
  more: 'More shops',
  lost: 'Place on the map not known',
  none: (market: string) => `Nobody in ${market} has said a place on the map yet.`,
  print: 'Print',
  clear: 'Start anew',
  tick: 'See on the walk',
  total: (stops: number, distance: string) =>
    stops === 1 ? '1 shop' : `${stops} shops, about ${distance} on foot between them`,
  kept: 'Tick those you want to see: they are kept on this device, and readable without a network.',
} as const;
