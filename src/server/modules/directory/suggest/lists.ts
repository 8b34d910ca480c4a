/** @file Lists of vendors for words that are still being typed: trade and place, parsed like a search. */
import { t, translated } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { writeDirectoryAddress } from '#domain/finding/directory-address.ts';
import type { Understood } from '#contract/directory.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories, type VendorKind } from '#domain/vendors/vendor-categories.ts';

const listsMax = 3;

const nameOf = (kind: VendorKind) =>
  translated(Object.hasOwn(vendorCategories, kind) ? vendorCategories[kind as 'dj'] : kind);
const list = (title: string, href: string): Suggestion => ({ kind: 'list', title, detail: null, href });

/** Returns the lists of the trades in the place. */
function inPlace({ category = [], area, region }: Understood): Suggestion[] {
  const place = area ?? region;
  if (!place) return [];
  return category.map((kind) =>
    list(
      t('{trade} in {place}', { trade: nameOf(kind), place: translated(place) }),
      vendorsPath(kind, place),
    ),
  );
}

/** Returns up to three lists of trades, for the possible meanings of the words: in each place, then of the trade alone. */
export function listsOfTrades(readings: readonly Understood[]): Suggestion[] {
  const trades = readings[0]?.category ?? [];
  const placed = readings.flatMap(inPlace).slice(0, trades.length > 0 ? listsMax - 1 : listsMax);
  const categories = [...new Set(readings.flatMap(({ category = [] }) => category))];
  return [...placed, ...categories.map((kind) => list(nameOf(kind), vendorsPath(kind)))].slice(0, listsMax);
}

/** Returns the lists of all vendors in a place, one for each possible meaning, at most two. */
export const listsOfPlaces = (readings: readonly Understood[]): Suggestion[] =>
  readings
    .flatMap(({ area, region }) => {
      const place = area ?? region;
      const address = area ? { area } : { region };
      if (!place) return [];
      const title = t('All vendors in {place}', { place: translated(place) });
      return [list(title, paths.vendors + writeDirectoryAddress(address))];
    })
    .filter(({ href }, at, all) => all.findIndex((one) => one.href === href) === at)
    .slice(0, 2);

/** Returns the list of all vendors for the words as they were typed. */
export const listOfAll = (typed: string): Suggestion => ({
  kind: 'all',
  title: t('Search all vendors for “{text}”', { text: typed }),
  detail: null,
  href: paths.vendors + writeDirectoryAddress({ q: typed }),
});
