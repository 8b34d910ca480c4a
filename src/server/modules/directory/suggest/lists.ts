/** @file Lists of vendors for words that are still being typed: trade and place, parsed like a search. No query is needed. */
import { t, translated } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { writeDirectoryAddress } from '#domain/finding/directory-address.ts';
import type { Understood } from '#contract/directory.ts';
import type { Suggestion } from '#contract/suggestions.ts';
import { vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories, type VendorKind } from '#domain/vendors/vendor-categories.ts';

const listsMax = 3;

const nameOf = (kind: VendorKind) =>
  translated(kind in vendorCategories ? vendorCategories[kind as 'dj'] : kind);
const list = (title: string, href: string): Suggestion => ({ kind: 'list', title, detail: null, href });

/** Returns up to three: of a trade in a place, of the trade, of the place. */
export function listsFor({ category = [], area, region }: Understood): Suggestion[] {
  const place = area ?? region;
  const where = place && translated(place);
  const inPlace = category.map((kind) =>
    list(
      t('{trade} in {place}', { trade: nameOf(kind), place: where! }),
      area ? vendorsPath(kind, area) : `${vendorsPath(kind)}${writeDirectoryAddress({ region })}`,
    ),
  );
  const ofTrade = category.map((kind) => list(nameOf(kind), vendorsPath(kind)));
  const ofPlace = where
    ? [
        list(
          t('All vendors in {place}', { place: where }),
          paths.vendors + writeDirectoryAddress(area ? { area } : { region }),
        ),
      ]
    : [];
  return [...(place ? inPlace : []), ...ofTrade, ...ofPlace].slice(0, listsMax);
}
