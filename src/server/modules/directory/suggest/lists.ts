/** @file Lists of vendors for words that are still being typed: trade and place, read as the search reads them. Nothing is asked of the database. */
import { paths } from '#facts/paths.ts';
import { writeDirectoryAddress } from '#contract/directory-address.ts';
import type { Understood } from '#contract/directory.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { vendorsPath } from '#contract/vendor-addresses.ts';
import { vendorCategories, type VendorKind } from '#contract/vendor-categories.ts';

const listsMax = 3;

const nameOf = (kind: VendorKind) => (kind in vendorCategories ? vendorCategories[kind as 'dj'] : kind);
const list = (title: string, href: string): Suggestion => ({ kind: 'list', title, detail: null, href });

/** Returns up to three: of a trade in a place, of the trade, of the place. */
export function listsFor({ category = [], area, region }: Understood): Suggestion[] {
  const place = area ?? region;
  const inPlace = category.map((kind) =>
    list(
      `${nameOf(kind)} in ${place}`,
      area ? vendorsPath(kind, area) : `${vendorsPath(kind)}${writeDirectoryAddress({ region })}`,
    ),
  );
  const ofTrade = category.map((kind) => list(nameOf(kind), vendorsPath(kind)));
  const ofPlace = place
    ? [list(`All vendors in ${place}`, paths.vendors + writeDirectoryAddress(area ? { area } : { region }))]
    : [];
  return [...(place ? inPlace : []), ...ofTrade, ...ofPlace].slice(0, listsMax);
}
