/** @file How the invented vendors say their facts and prices, in few words. */
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { PriceCue, PriceUnit, Span, VendorFacts } from '#domain/vendors/vendor-facts.ts';

/** What an invented vendor says of itself. */
export type Said = { facts: VendorFacts; prices: PriceCue[] };

/** Facts, then prices. */
export const said = (facts: VendorFacts, ...prices: PriceCue[]): Said => ({ facts, prices });

/** The month in which all of them were said. */
const asOf = '2026-11';

/** A price, its tax extra. */
export const price = (
  category: VendorCategory,
  unit: PriceUnit,
  from: number,
  to: number | null = null,
): PriceCue => ({ category, unit, from, to, taxIncluded: false, asOf });

/** The same with its tax in it. */
export const withTax = (cue: PriceCue): PriceCue => ({ ...cue, taxIncluded: true });

/** From and to. */
export const span = (from: number | null, to: number | null): Span => ({ from, to });
