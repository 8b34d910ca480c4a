/** @file The columns that searches and lists read. The search itself is in src/server/modules/directory/directory.queries.ts. */
import { shorten } from '#contract/shorten.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { soundsOf } from '#platform/search/word-keys.ts';

/** What the search columns are made from. */
export type Searchable = {
  companyName: string;
  ownerName: string;
  productSelection: string | null;
  address: string;
  area: string | null;
  description: string | null;
  categories: readonly string[];
  services: readonly { name: string; details: string }[];
};

/** One letter may stand for eighteen (ﷺ), and an entry of a database's index has a limit; nobody reads a list in that order. */
const maxSortName = 200;

const searchTextOf = (vendor: Searchable): string =>
  searchKey(
    vendor.companyName,
    vendor.ownerName,
    vendor.productSelection,
    vendor.address,
    vendor.area,
    vendor.description,
    ...vendor.categories,
    ...vendor.services.flatMap(({ name, details }) => [name, details]),
  );

/** The stored sort key, search text and sounds of a vendor; written with every change of what they are made from. */
export function searchColumns(vendor: Searchable): { sortName: string; search: string; sounds: string[] } {
  const search = searchTextOf(vendor);
  return { sortName: shorten(searchKey(vendor.companyName), maxSortName), search, sounds: soundsOf(search) };
}
