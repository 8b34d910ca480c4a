/** @file A vendor's packages as the beginning of a quote. */
import type { StoredPackage } from '#domain/vendors/vendor-offer.ts';
import { quoteLimits, type QuoteLine } from './quote-content.ts';
import type { QuoteTax } from './quote-tax.ts';

export type PackageLine = {
  line: QuoteLine;
  /** What the package includes, for the terms of the quote; empty when it says nothing. */
  terms: string;
};

/**
 * Returns the line of a package. Plates are counted by the guests of the request, everything else once.
 * @where How does a package become a line of a quote?
 */
export function packageLine(
  { name, lines, price, unit, taxIncluded }: StoredPackage,
  { guests, tax }: { guests: number | null; tax: QuoteTax },
): PackageLine {
  return {
    line: {
      label: name.slice(0, quoteLimits.label),
      quantity: (unit.startsWith('plate') ? (guests ?? 1) : 1) * 100,
      unit,
      unitPrice: Math.min(price * 100, quoteLimits.unitPriceMax),
      tax: taxIncluded ? 'included' : tax,
    },
    terms: lines.length > 0 ? `${name}: ${lines.join(', ')}` : '',
  };
}
