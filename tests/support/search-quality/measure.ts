/** @file Measures of the answer to one query of the table. */
import type { DirectoryCard } from '#contract/directory.ts';

const considered = 5;
const listed = (text = '') => text.split('; ').filter(Boolean);
type Found = Pick<DirectoryCard, 'companyName' | 'categories'>;

/** Returns the reciprocal rank of the first correct result, the share of correct ones among the first five, and the faults. */
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
