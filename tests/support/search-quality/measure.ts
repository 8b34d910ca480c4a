/** @file How well one query of the table is answered. */
import type { DirectoryCard } from '#contract/directory.ts';

const considered = 5;
const listed = (text = '') => text.split('; ').filter(Boolean);
type Found = Pick<DirectoryCard, 'companyName' | 'categories'>;

/** The reciprocal rank of the first right one, the part of the right ones among the first five, and what is wrong. */
export function measure(found: readonly Found[], must: string, never?: string) {
  const first = found.slice(0, considered);
  const isRight = (one: Found, wanted: string) =>
    wanted.startsWith('#')
      ? one.categories.some((category) => wanted.slice(1).split('|').includes(category))
      : one.companyName === wanted;
  const wanted = listed(must);
  const held = wanted.filter((one) =>
    one.startsWith('#')
      ? first.length > 0 && first.every((vendor) => isRight(vendor, one))
      : first.some((vendor) => isRight(vendor, one)),
  );
  const names = wanted.filter((one) => !one.startsWith('#'));
  const rank = found.findIndex((one) => (names.length > 0 ? names : wanted).some((two) => isRight(one, two)));
  return {
    reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1),
    recall: held.length / wanted.length,
    missing: wanted.filter((one) => !held.includes(one)),
    unwanted: found.map(({ companyName }) => companyName).filter((name) => listed(never).includes(name)),
    first: first.map(({ companyName }) => companyName),
  };
}
