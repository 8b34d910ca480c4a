/** @file Posts for words that are being typed, by their titles in each language. */
import { blogPath } from '#facts/paths.ts';
import type { BlogCard } from '#contract/blogs.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { wordsOfSentence } from '../understand/sentence.ts';

const postsMax = 2;
const shortestWord = 3;

/** A post that the words name; `exact` when they are its whole title. */
export type NamedPost = Suggestion & { exact: boolean };
/** A post with the words of its title in each language in which it can be read. */
type TitledPost = Pick<BlogCard, 'id' | 'title'> & { titles: readonly (readonly string[])[] };

/** Returns the posts of the first list with their titles in all lists, each of which is the posts in one language. */
export function titled([here = [], ...others]: readonly (readonly BlogCard[])[]): TitledPost[] {
  const said = [here, ...others].map((posts) => new Map(posts.map(({ id, title }) => [id, title])));
  return here.map(({ id, title }) => ({
    id,
    title,
    titles: [...new Set(said.flatMap((titles) => titles.get(id) ?? []))].map(wordsOfSentence),
  }));
}

/** Returns whether a title has a word: as a part, or as a whole word where it is too short to be one. */
const has = (title: readonly string[], word: string) =>
  title.some((one) => (word.length < shortestWord ? one === word : one.includes(word)));

/**
 * Returns up to two posts with all of the words in one title, or with some of them. Short words count only where they are `unread`: the
 * others are `a` and `of`.
 */
export function postRows(
  posts: readonly TitledPost[],
  typed: readonly string[],
  unread: readonly string[],
  how: 'every' | 'some' = 'every',
): NamedPost[] {
  const counted = typed.filter((word) => word.length >= shortestWord || unread.includes(word));
  if (counted.length === 0) return [];
  return posts
    .filter(({ titles }) => titles.some((title) => counted[how]((word) => has(title, word))))
    .map(({ id, title, titles }) => ({
      kind: 'post' as const,
      title,
      detail: null,
      href: blogPath(id),
      exact: titles.some((words) => words.join(' ') === typed.join(' ')),
    }))
    .toSorted((a, b) => Number(b.exact) - Number(a.exact))
    .slice(0, postsMax);
}
