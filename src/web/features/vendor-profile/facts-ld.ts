/** @file Structured data (JSON-LD) of a vendor's facts and prices. */
import type { LocalBusiness } from 'schema-dts';
import { languageTags, priceUnits, type FactName } from '#domain/vendors/vendor-facts.ts';
import type { PublicVendor } from '#contract/vendors.ts';

type Node = Exclude<LocalBusiness, string>;

/** Returns the usual price, from and to; a single price is no range. */
function priceRange({ prices }: PublicVendor): string | undefined {
  const [usual] = prices;
  return usual && `₹${usual.from}${usual.to === null ? ' and more' : `-${usual.to}`}`;
}

const offers = ({ prices }: PublicVendor) =>
  prices.map(({ from, to, unit, taxIncluded }) => ({
    '@type': 'Offer' as const,
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
  const properties = factLines
    .filter(({ name }) => !elsewhere.has(name))
    .map(({ label, value }) => ({ '@type': 'PropertyValue' as const, name: label, value }));
  const guests = factLines.some(({ name }) => name === 'capacity') ? facts.capacity?.to : null;
  const languages = (facts.languages ?? []).map((language) => languageTags[language]);
  return {
    ...(vendor.prices.length > 0 && { priceRange: priceRange(vendor), makesOffer: offers(vendor) }),
    ...(guests && { maximumAttendeeCapacity: guests }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(areasServed.length > 0 && { areaServed: areasServed }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(facts.teamSize && {
      numberOfEmployees: { '@type': 'QuantitativeValue' as const, value: facts.teamSize },
    }),
  };
}
