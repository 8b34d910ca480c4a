import { t } from '#words/t.ts';
/** The text of a walk through a market. */
export const marketWalk = {
  title: (market: string) => t('A walk through {market}', { market }),
  description: (market: string) =>
    t(
      'Choose shops of {market} and see them in walking order, on a list to print or to read without a network.',
      { market },
    ),
  lead: t('Shops in an order in which you walk little, from the middle of the market.'),
  way: t('Your walk'),
  all: t('All shops'),
  more: t('More shops'),
  lost: t('Place on the map not known'),
  none: (market: string) => t('No shop in {market} is on the map yet.', { market }),
  print: t('Print'),
  clear: t('Start over'),
  cleared: t('Your choice of shops is cleared.'),
  tick: t('See on the walk'),
  total: (stops: number, distance: string) =>
    stops === 1
      ? t('1 shop')
      : t('{stops} shops, about {distance} on foot between them', { stops, distance }),
  kept: t('Tick those you want to see: they are kept on this device, and readable without a network.'),
} as const;
