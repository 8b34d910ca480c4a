/** @file The columns that searches and lists read. The search itself is in src/server/modules/directory/directory-queries.ts. */
import { readFacts, readPrices } from '#domain/vendors/stored-facts.ts';
import { shorten } from '#domain/formats/shorten.ts';
import {
  factNamesOf,
  factTokens,
  priceKindsOf,
  type PriceCue,
  type VendorFacts,
} from '#domain/vendors/vendor-facts.ts';
import { checkedToken } from '#domain/vendors/checked-token.ts';
import { factLines } from '#content/vendor-fact-words.ts';
import { defaultLocale } from '#words/locales.ts';
import { inLocale } from '#platform/words/request-locale.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { soundsOf } from '#platform/search/word-keys.ts';

/** The vendor fields from which the search columns are derived. */
export type Searchable = {
  companyName: string;
  ownerName: string;
  productSelection: string | null;
  address: string;
  area: string | null;
  description: string | null;
  categories: readonly string[];
  services: readonly { name: string; details: string }[];
  facts: VendorFacts;
  prices: readonly PriceCue[];
  /** Absent while there are none. */
  badges?: readonly unknown[];
};

/** Limits the sort name: one letter may stand for eighteen (ﷺ), and an index entry of the database has a limit. */
const maxSortName = 200;

/** Returns the lowest price in the usual unit of the first category, in rupees. */
function priceFrom({ categories, prices }: Searchable): number | null {
  const [usual] = priceKindsOf(categories);
  const found = readPrices(prices).filter(
    ({ category, unit }) => category === usual?.category && unit === usual.unit,
  );
  return found.length > 0 ? Math.min(...found.map(({ from }) => from)) : null;
}

/**
 * Returns the derived columns of a vendor, stored with every change of their sources. A fact that belongs to none of its categories is not
 * shown, so no search finds the vendor by it.
 */
export function searchColumns(vendor: Searchable) {
  const { categories } = vendor;
  const facts = readFacts(vendor.facts);
  const shown = factNamesOf(categories);
  const search = searchKey(
    vendor.companyName,
    vendor.ownerName,
    vendor.productSelection,
    vendor.address,
    vendor.area,
    vendor.description,
    ...categories,
    ...vendor.services.flatMap(({ name, details }) => [name, details]),
    // In one language, whatever the language of the change.
    ...inLocale(defaultLocale, () => factLines(categories, facts)).map(({ value }) => value),
  );
  const capacity = shown.includes('capacity') ? facts.capacity : undefined;
  return {
    sortName: shorten(searchKey(vendor.companyName), maxSortName),
    search,
    sounds: soundsOf(search),
    factTokens: [...factTokens(facts, shown), ...(vendor.badges?.length ? [checkedToken] : [])],
    capacityFrom: capacity?.from ?? null,
    capacityTo: capacity?.to ?? null,
    priceFrom: priceFrom(vendor),
  };
}
