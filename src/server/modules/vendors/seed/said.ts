/** @file A short notation for the facts and prices of the invented vendors. */
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { PriceCue, PriceUnit, Span, VendorFacts } from '#domain/vendors/vendor-facts.ts';

/** The facts and prices of an invented vendor. */
export type Said = { facts: VendorFacts; prices: PriceCue[] };

/** Joins facts and prices. */
export const said = (facts: VendorFacts, ...prices: PriceCue[]): Said => ({ facts, prices });

/** The month of all of these statements. */
const asOf = '2026-11';

/** Returns a price without its tax. */
export const price = (
  category: VendorCategory,
  unit: PriceUnit,
  from: number,
  to: number | null = null,
): PriceCue => ({ category, unit, from, to, taxIncluded: false, asOf });

/** Returns the same price with its tax included. */
export const withTax = (cue: PriceCue): PriceCue => ({ ...cue, taxIncluded: true });

/** Returns a span from one number to another. */
export const span = (from: number | null, to: number | null): Span => ({ from, to });
