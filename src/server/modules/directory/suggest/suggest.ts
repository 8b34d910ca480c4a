/** @file The suggestions while a visitor types in the first search. */
import { blogPath } from '#facts/paths.ts';
import { minuteMs } from '#facts/time.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { markets } from '#content/markets.ts';
import type { Locale } from '#words/locales.ts';
import { localeNow, translated } from '#words/t.ts';
import type { Clock } from '#platform/clock.ts';
import { isRolledBack } from '#platform/db/rolled-back.ts';
import type { Database } from '#platform/db/handle.ts';
import { searchKey } from '#platform/db/search-key.ts';
import type { Understanding } from '../understand/understanding.ts';
import { listsFor } from './lists.ts';
import { vendorsByName } from './vendors-by-name.ts';

const suggestionsMax = 8;
const postsMax = 2;
const marketsMax = 2;
const shortestWord = 3;
/** The time until a new post is suggested. */
const keptMs = minuteMs;

const holdsAll = (text: string, words: readonly string[]) =>
  words.length > 0 && words.every((word) => text.includes(word));

export type SuggestDependencies = {
  db: Database;
  clock: Clock;
  understanding: Pick<Understanding, 'complete'>;
  posts: () => Promise<readonly BlogCard[]>;
};

/** Creates the suggestions; posts are cached for a minute, as a list of them at each letter would be slow. */
export function createSuggest({ db, clock, understanding, posts }: SuggestDependencies) {
  const kept = new Map<Locale, { posts: Promise<readonly BlogCard[]>; at: number }>();

  function currentPosts() {
    const now = clock().getTime();
    if (isRolledBack()) return posts();
    const locale = localeNow();
    const last = kept.get(locale);
    if (last && Math.abs(now - last.at) < keptMs) return last.posts;
    const read = posts();
    kept.set(locale, { posts: read, at: now });
    read.catch(() => kept.delete(locale));
    return read;
  }

  return async (typed: string): Promise<Suggestion[]> => {
    const key = searchKey(typed);
    const words = key.split(' ').filter((word) => word.length >= shortestWord);
    if (key === '') return [];
    const understood = await understanding.complete(typed);
    const [named, all] = await Promise.all([vendorsByName(db, key, understood.words), currentPosts()]);
    const ofMarkets = markets
      .filter(({ slug, name }) => slug === understood.market || holdsAll(searchKey(name), words))
      .slice(0, marketsMax)
      .map(({ name, route }): Suggestion => ({
        kind: 'market',
        title: translated(name),
        detail: null,
        href: route,
      }));
    const ofPosts = all
      .filter(({ title }) => holdsAll(searchKey(title), words))
      .slice(0, postsMax)
      .map(({ id, title }): Suggestion => ({ kind: 'post', title, detail: null, href: blogPath(id) }));
    return [...listsFor(understood), ...named, ...ofMarkets, ...ofPosts].slice(0, suggestionsMax);
  };
}
