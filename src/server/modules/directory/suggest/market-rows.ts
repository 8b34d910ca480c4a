/** @file Markets for words that are being typed: by name, and by the day on which they are open. */
import { t, translated } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { weekdayInDelhi, weekdayNamed } from '#domain/vendors/weekdays.ts';
import { weekdayName } from '#domain/vendors/show-days.ts';
import type { Understood } from '#contract/directory.ts';
import type { MarketCard } from '#contract/markets.ts';
import { markets as written } from '#content/markets.ts';
import { streetWords } from '#content/street-words.ts';
import { searchKey } from '#platform/db/search-key.ts';
import type { Found } from './order.ts';

const namedMax = 2;
/** All markets of a small city, and no more rows than the other suggestions leave. */
const openMax = 6;

const marketWords: ReadonlySet<string> = new Set([
  'market',
  'markets',
  ...streetWords.flatMap(([meaning, words]) =>
    meaning === 'market' ? words.split(', ').map((one) => searchKey(one)) : [],
  ),
]);

/** Returns whether a word means markets. */
export const isMarketWord = (word: string): boolean => marketWords.has(word);

type Asked = {
  /** The typed words as a search key. */
  words: readonly string[];
  read: Understood;
  now: Date;
};

const englishName = ({ id, name }: MarketCard) => written.find(({ slug }) => slug === id)?.name ?? name;

/** Returns whether the words ask about markets rather than about vendors. */
export const asksForMarkets = (words: readonly string[], { category = [] }: Understood): boolean =>
  words.some(isMarketWord) && category.every((one) => one === 'marketing');

/** Returns the markets that the words name. */
function named(all: readonly MarketCard[], { words, read }: Asked): MarketCard[] {
  const significant = words.filter((word) => word.length > namedMax);
  const place = read.area && searchKey(read.area);
  return all.filter((market) => {
    const name = searchKey(market.name, englishName(market));
    return (
      market.id === read.market ||
      (significant.length > 0 && significant.every((word) => name.includes(word))) ||
      (place !== undefined && words.some(isMarketWord) && name.includes(place))
    );
  });
}

/** Returns up to two markets by name. Words that ask for the markets of a day get all that are open, or whether the named one is. */
export function marketRows(all: readonly MarketCard[], asked: Asked): Found[] {
  const { read, words, now } = asked;
  const day = read.on ? weekdayInDelhi(new Date(`${read.on}T12:00:00Z`)) : read.open && weekdayInDelhi(now);
  const asksDay = day !== undefined && asksForMarkets(words, read);
  const isOpen = ({ closedOn }: MarketCard) => closedOn === null || weekdayNamed(closedOn) !== day;
  const known = named(all, asked);
  const shown =
    known.length > 0 ? known.slice(0, namedMax) : asksDay ? all.filter(isOpen).slice(0, openMax) : [];
  const detail = (market: MarketCard) => {
    if (!asksDay) return null;
    const at = { day: weekdayName(day) };
    return isOpen(market) ? t('Open on {day}', at) : t('Closed on {day}', at);
  };
  const rows = shown.map((market): Found => ({
    kind: 'market',
    title: market.name,
    detail: detail(market),
    href: market.route,
    whole: true,
  }));
  const isBare = words.every(isMarketWord);
  const page: Found = {
    kind: 'page',
    title: translated('Markets'),
    detail: null,
    href: paths.markets,
    whole: true,
  };
  return isBare && words.length > 0 ? [page, ...rows] : rows;
}
