/** @file Structured data (JSON-LD) of a vendor's facts and prices. */
import type { LocalBusiness } from 'schema-dts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import { languageTags, priceUnits, type FactName, type PriceCue } from '#domain/vendors/vendor-facts.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { pricesOf } from '#content/vendor-fact-words.ts';
import { translated } from '#words/t.ts';

type Node = Exclude<LocalBusiness, string>;

/** Returns the usual price, from and to; a single price is no range. */
function priceRange([usual]: readonly PriceCue[]): string | undefined {
  return usual && `₹${usual.from}${usual.to === null ? ' and more' : `-${usual.to}`}`;
}

const offers = (prices: readonly PriceCue[]) =>
  prices.map(({ category, from, to, unit, taxIncluded }) => ({
    '@type': 'Offer' as const,
    // A price belongs to a trade: that of the hall is not that of the kitchen.
    itemOffered: { '@type': 'Service' as const, serviceType: translated(vendorCategories[category]) },
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      minPrice: from,
      ...(to !== null && { maxPrice: to }),
      priceCurrency: 'INR',
      unitText: priceUnits[unit].replace(/^an? /, ''),
      valueAddedTaxIncluded: taxIncluded,
    },
  }));

/** Facts that are elsewhere in the data. */
const elsewhere: ReadonlySet<string> = new Set(['capacity', 'languages'] satisfies FactName[]);

/** Returns the facts for LocalBusiness: those shown on the page, with nothing invented. */
export function factsLd(vendor: PublicVendor): Partial<Node> {
  const { facts, factLines, areasServed } = vendor;
  const prices = pricesOf(vendor.categories, vendor.prices);
  const properties = factLines
    .filter(({ name }) => !elsewhere.has(name))
    .map(({ label, value }) => ({ '@type': 'PropertyValue' as const, name: label, value }));
  const guests = factLines.some(({ name }) => name === 'capacity') ? facts.capacity?.to : null;
  const languages = (facts.languages ?? []).map((language) => languageTags[language]);
  return {
    ...(prices.length > 0 && { priceRange: priceRange(prices), makesOffer: offers(prices) }),
    ...(guests && { maximumAttendeeCapacity: guests }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(areasServed.length > 0 && { areaServed: areasServed }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(facts.teamSize && {
      numberOfEmployees: { '@type': 'QuantitativeValue' as const, value: facts.teamSize },
    }),
  };
}
