import type { Api } from '#contract/client.ts';
import { t } from '#words/t.ts';
import type { MarketCard } from '#contract/markets.ts';
import { dayNamed } from '#domain/vendors/show-days.ts';
import { weekdayNamed } from '#domain/vendors/weekdays.ts';
import type { SeasonNow } from '#features/home/season.tsx';
import { guideOf } from './guide-of.ts';

/** Trades whose prices a family asks first. */
const asked = ['catering', 'venue', 'decoration'] as const;

/** Returns what a vendor's trade costs, if enough vendors state it. */
async function priceOf(api: Api, category: (typeof asked)[number]): Promise<SeasonNow['prices']> {
  const { path, title, units } = await api.priceGuide({ params: { category } });
  return units.slice(0, 1).map(({ span, words }) => ({ path, title, span, words }));
}

/** Returns what the page needs of a market: all data read is part of the page. */
function marketOf({ id, name, lang, route, closedOn }: MarketCard): SeasonNow['markets'][number] {
  const day = weekdayNamed(closedOn ?? '');
  const closed = day && { day, words: t('Closed on {day}', { day: dayNamed(closedOn ?? '') }) };
  return { id, name, lang, route, closed };
}

/** Returns what the home page shows of the season. A part that fails is left out. */
export async function seasonNow(api: Api): Promise<SeasonNow> {
  const [prices, markets, blogs] = await Promise.all([
    Promise.all(asked.map((category) => priceOf(api, category).catch(() => []))),
    api.marketList().catch(() => []),
    api.blogList().catch(() => []),
  ]);
  const guide = guideOf(blogs);
  return {
    prices: prices.flat(),
    markets: markets.map(marketOf),
    guide: guide && { id: guide.id, title: guide.title, excerpt: guide.excerpt, lang: guide.lang },
  };
}
