import { limits } from '#facts/limits.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Api } from '#contract/client.ts';
import { t } from '#words/t.ts';
import type { MarketCard } from '#contract/markets.ts';
import { dayNamed } from '#domain/vendors/show-days.ts';
import { weekdayNamed } from '#domain/vendors/weekdays.ts';
import { randomSample } from '#kit/page/random-sample.ts';
import type { SeasonNow } from '#features/home/season.tsx';

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

/** Returns the post that is worth reading now; the season of most readers is that of weddings. */
const guideOf = (blogs: readonly BlogCard[]): BlogCard | undefined =>
  blogs.find(({ category }) => category === 'events') ?? blogs[0];

/** Returns random posts, without the one of the season where there are enough others. */
export async function teaserBlogs(api: Api): Promise<BlogCard[]> {
  const blogs = await api.blogList();
  const guide = guideOf(blogs);
  const others = blogs.filter((blog) => blog !== guide);
  return randomSample(others.length < limits.teaserBlogs ? blogs : others, limits.teaserBlogs);
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
