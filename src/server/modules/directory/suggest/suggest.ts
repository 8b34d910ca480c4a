/** @file The suggestions while a visitor types in a search. The first of them is what Enter opens. */
import { localeNow, t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { minuteMs } from '#facts/time.ts';
import { localeNames, type Locale } from '#words/locales.ts';
import { isRolledBack } from '#platform/db/rolled-back.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Understood } from '#contract/directory.ts';
import type { MarketCard } from '#contract/markets.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { weekdayInDelhi } from '#domain/vendors/weekdays.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { wordsOfSentence } from '../understand/sentence.ts';
import type { Understanding } from '../understand/understanding.ts';
import { listOfAll, listsOfPlaces, listsOfTrades } from './lists.ts';
import { asksForMarkets, isMarketWord, marketRows } from './market-rows.ts';
import { inOrder, type Found } from './order.ts';
import { postRows, titled, type NamedPost } from './post-rows.ts';
import { shortcutRows } from './shortcut-rows.ts';
import { fullestFirst, somebodyHolds } from './somebody.ts';
import { vendorsByName, type NamedVendor } from './vendors-by-name.ts';

export type SuggestDependencies = {
  db: Database;
  clock: Clock;
  understanding: Pick<Understanding, 'complete' | 'didYouMean'>;
  posts: () => Promise<readonly BlogCard[]>;
  markets: () => Promise<readonly MarketCard[]>;
};

/** What a list of a trade in a place answers. */
const inList: ReadonlySet<string> = new Set([
  'category',
  'area',
  'region',
  'words',
  'kin',
] satisfies (keyof Understood)[]);

/** Returns whether more is asked than a trade and a place, which a list of these would not answer: a product, a day, an exclusion. */
const asksMore = (read: Understood): boolean => Object.keys(read).some((part) => !inList.has(part));

/** Returns the page for an occasion of which nothing more is said. */
function pageFor([occasion]: readonly string[]): Suggestion[] {
  if (occasion === undefined) return [];
  const [title, href] =
    occasion === 'house'
      ? [t('A home to build or repair'), paths.constructionVendors]
      : occasion === 'shop' || occasion === 'office'
        ? [t('A business to begin'), paths.businessStartup]
        : [t('A wedding or another celebration'), paths.weddingVendors];
  return [{ kind: 'page', title, detail: null, href }];
}

const withoutMatch = ({ match: _, ...one }: NamedVendor): Suggestion => one;

/** The time until a change is suggested. */
const keptMs = minuteMs;

/** Returns the same reading, repeated at most once a minute for each language. */
function createKept<T>(clock: Clock, read: () => Promise<T>): () => Promise<T> {
  const kept = new Map<Locale, { read: Promise<T>; at: number }>();
  return () => {
    if (isRolledBack()) return read();
    const now = clock().getTime();
    const locale = localeNow();
    const last = kept.get(locale);
    if (last && Math.abs(now - last.at) < keptMs) return last.read;
    const reading = read();
    kept.set(locale, { read: reading, at: now });
    reading.catch(() => kept.delete(locale));
    return reading;
  };
}

/** Creates the suggestions. Posts and markets are cached for a minute, as a list of them at each letter would be slow. */
export function createSuggest({ db, clock, understanding, posts, markets }: SuggestDependencies) {
  const [postsNow, currentMarkets] = [createKept(clock, posts), createKept(clock, markets)];
  const currentPosts = async () => {
    const others = localeNames.filter((locale) => locale !== localeNow());
    return titled(await Promise.all([postsNow(), ...others.map((locale) => inLocale(locale, postsNow))]));
  };

  return async (typed: string): Promise<Suggestion[]> => {
    const key = searchKey(typed);
    if (key === '') return [];
    const now = clock();
    const [{ readings, unread, occasions }, allPosts, allMarkets] = await Promise.all([
      understanding.complete(typed),
      currentPosts(),
      currentMarkets(),
    ]);
    const words = key.split(' ');
    const sentence = wordsOfSentence(typed);
    const distinctive = unread.filter((word) => !isMarketWord(word));
    const [vendors, likely] = await Promise.all([
      vendorsByName(db, key, distinctive),
      fullestFirst(db, readings, weekdayInDelhi(now)),
    ]);
    const [read] = likely as readonly [Understood, ...Understood[]];
    const isRead = distinctive.length === 0;
    const isList = isRead && !asksMore(read) && !asksForMarkets(words, read);
    const as =
      (whole: boolean) =>
      (one: Suggestion): Found => ({ ...one, whole });
    // A vendor could call itself by trades and places: such words are a name when they are all of one, and not a single word.
    const isDoubtful = isRead && words.length > 1 && vendors.some(({ match }) => match === 'whole');
    const isName = ({ match }: NamedVendor) => (isRead ? isDoubtful && match === 'whole' : match !== 'words');
    const named = postRows(allPosts, sentence, unread);
    const asPost = ({ exact: _, ...one }: NamedPost): Found => ({ ...one, whole: true });
    const found = [
      ...shortcutRows(key),
      ...named.filter(({ exact }) => exact).map(asPost),
      ...vendors.map((one): Found => as(isName(one))(withoutMatch(one))),
      ...listsOfTrades(likely).map(as(isList)),
      ...pageFor(read.category ? [] : occasions).map(
        as(isRead && !asksMore(read) && !read.area && !read.region),
      ),
      ...marketRows(allMarkets, { words, read, now }),
      ...listsOfPlaces(likely).map(as(isList && !read.category)),
      ...named.filter(({ exact }) => !exact).map(asPost),
    ];
    const answers =
      isRead ||
      Object.keys(read).length > 1 ||
      (await somebodyHolds(db, unread)) ||
      (found.length === 0 && (await understanding.didYouMean(typed)) !== null);
    if (!answers && found.length === 0)
      return inOrder(postRows(allPosts, sentence, unread, 'some').map(asPost), null);
    return inOrder(found, answers ? listOfAll(typed.trim()) : null, isDoubtful);
  };
}
