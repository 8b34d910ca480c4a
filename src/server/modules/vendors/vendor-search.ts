/** @file The columns that searches and lists read. The search itself is in src/server/modules/directory/directory-queries.ts. */
import { categoriesAmong, usualPricesOf } from '#domain/vendors/own-category.ts';
import { readFacts, readPrices } from '#domain/vendors/stored-facts.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { factNamesOf, factTokens, type PriceCue, type VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { checkedToken } from '#domain/vendors/checked-token.ts';
import { factLines } from '#content/vendor-fact-words.ts';
import { placeTerms } from '#content/works-in.ts';
import { defaultLocale } from '#words/locales.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { placeTreeVersion } from '#content/place-tree.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { soundsOf } from '#platform/search/word-keys.ts';

/** The vendor fields from which the search columns are derived. */
export type Searchable = {
  companyName: string;
  ownerName: string;
  productSelection: string | null;
  address: string;
  area: string | null;
  region: string | null;
  areasServed: readonly string[];
  marketId: string | null;
  description: string | null;
  categories: readonly string[];
  services: readonly { name: string; details: string }[];
  facts: VendorFacts;
  prices: readonly PriceCue[];
  packages: readonly { name: string }[];
  /** Absent while there are none. */
  badges?: readonly unknown[];
};

/** Changes with the rules below and with the tree of places. Raise its number with each change of the rules. */
export const searchVersion = `1 ${placeTreeVersion}`;

/** Limits the sort name: one letter may stand for eighteen (ﷺ), and an index entry of the database has a limit. */
const maxSortName = 200;

/** Returns the lowest price in the usual unit of the first category, in rupees. */
const priceFrom = ({ categories, prices }: Searchable): number | null =>
  usualPricesOf(categoriesAmong(categories).slice(0, 1), readPrices(prices))[0]?.from ?? null;

/**
 * Returns the derived columns of a vendor, stored with every change of their sources. A fact that belongs to none of its categories is not
 * shown, so no search finds the vendor by it.
 */
export function searchColumns(vendor: Searchable) {
  const { categories } = vendor;
  const facts = readFacts(vendor.facts);
  const shown = factNamesOf(categories);
  const services = vendor.services.flatMap(({ name, details }) => [name, details]);
  // In one language, whatever the language of the change.
  const factWords = inLocale(defaultLocale, () => factLines(categories, facts)).map(({ value }) => value);
  const search = searchKey(
    vendor.companyName,
    vendor.ownerName,
    vendor.productSelection,
    vendor.address,
    vendor.area,
    vendor.description,
    ...categories,
    ...services,
    ...factWords,
  );
  const capacity = shown.includes('capacity') ? facts.capacity : undefined;
  return {
    sortName: shorten(searchKey(vendor.companyName), maxSortName),
    search,
    offered: searchKey(...services, ...vendor.packages.map(({ name }) => name), ...factWords),
    places: placeTerms(vendor),
    searchVersion,
    sounds: soundsOf(search),
    factTokens: [...factTokens(facts, shown), ...(vendor.badges?.length ? [checkedToken] : [])],
    capacityFrom: capacity?.from ?? null,
    capacityTo: capacity?.to ?? null,
    priceFrom: priceFrom(vendor),
  };
}
