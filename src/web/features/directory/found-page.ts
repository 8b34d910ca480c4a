/** @file The part of a reply that the directory's page shows: it is repeated in the HTML for the browser, so all else is dropped. */
import { showCount } from '#words/formats.ts';
import { prefixNow } from '#words/t.ts';
import { checkedToken } from '#domain/vendors/checked-token.ts';
import type { DirectoryCard, DirectoryPage } from '#contract/directory.ts';

type Counted = DirectoryPage['counts']['category'][number];

/** Vendors left by each choice, by its value: `8`, or `300+` where counting stopped. */
export type Counts = Readonly<Record<string, string>>;
/** Choices with their names, by value: `Jain (8)`. */
export type NamedCounts = Readonly<Record<string, string>>;

const countsOf = (counted: readonly Counted[]): Counts =>
  Object.fromEntries(counted.map((one) => [one.value, showCount(one)]));
/** Areas that are read under another name. */
const namesOf = (counted: DirectoryPage['counts']['area']): Readonly<Record<string, string>> =>
  Object.fromEntries(counted.flatMap(({ value, label }) => (label ? [[value, label]] : [])));
const namedCountsOf = (counted: readonly (Counted & { label: string })[]): NamedCounts =>
  Object.fromEntries(counted.map((one) => [one.value, `${one.label} (${showCount(one)})`]));

/** Facts by subject: `Food`, with its choices. */
const factsOf = (counted: DirectoryPage['counts']['with']): Readonly<Record<string, NamedCounts>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(counted, ({ group }) => group)).map(([group, facts]) => [
      group,
      namedCountsOf(facts!),
    ]),
  );

/** A vendor as its card shows it. */
export type ListedVendor = ReturnType<typeof listedVendor>;

function listedVendor({ picture, ...vendor }: DirectoryCard) {
  const { _id, companyName, category, categories, area, region, address, isSample } = vendor;
  const { distanceKm, cardFacts, cardPrice, openingHours } = vendor;
  return {
    _id,
    companyName,
    category,
    categories: categories.slice(0, 3),
    area,
    region,
    address: area === null ? address : null,
    isSample,
    distanceKm,
    cardFacts,
    cardPrice,
    openingHours,
    trust: [vendor.cardChecks, vendor.responseTime].filter((line) => typeof line === 'string'),
    ...(vendor.rating && { rating: vendor.rating }),
    ...(vendor.onDay && { onDay: vendor.onDay }),
    ...(vendor.comes && { comes: vendor.comes }),
    picture: picture && { ...picture, alt: '' },
  };
}

/** Returns a page of the directory as shown. Facts are offered only for a known category, to which they belong; our checks always are. */
export const foundPage = (
  { vendors, counts, understood, total, page, pages, ...found }: DirectoryPage,
  category: string | undefined,
) => {
  const { sentence, howMany, similar, capped, didYouMean, conditions, nearest } = found;
  const hasFacts = Boolean(category ?? understood.category);
  return {
    vendors: vendors.map(listedVendor),
    total,
    page,
    pages,
    sentence,
    howMany,
    similar,
    capped,
    didYouMean,
    conditions,
    nearest,
    near: understood.near === true,
    // Read from the words; an address says its own.
    ...(understood.category && { kinds: understood.category.join(',') }),
    counts: {
      category: countsOf(counts.category),
      region: countsOf(counts.region),
      area: countsOf(counts.area),
      // Only a page in a language with other names has this field.
      ...(prefixNow() && { areaNames: namesOf(counts.area) }),
      market: namedCountsOf(counts.market),
      with: factsOf(hasFacts ? counts.with : counts.with.filter(({ value }) => value === checkedToken)),
    },
  };
};
export type FoundPage = ReturnType<typeof foundPage>;
