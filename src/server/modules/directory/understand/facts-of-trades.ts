/** @file The facts that categories have. */
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';
import { categoryFacts } from '#domain/vendors/vendor-facts.ts';

const nameOf = (token: string) => token.split(':')[0]!;

/** Returns whether a category has the fact, such as `food` for caterers. */
export const hasFact = (category: VendorKind, token: string): boolean =>
  category in categoryFacts &&
  (categoryFacts[category as keyof typeof categoryFacts].facts as readonly string[]).includes(nameOf(token));

/** Returns the categories that have any of the facts. */
export const tradesWith = (tokens: readonly string[]): VendorKind[] =>
  (Object.keys(categoryFacts) as (keyof typeof categoryFacts)[]).filter((category) =>
    tokens.some((token) => hasFact(category, token)),
  );
