/** @file The level of a vendor by what the site knows of it: the points of search-order.ts, counted. Free of the validator. */
import { dayMs } from '#facts/time.ts';
import { factNamesOf, type VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { reviewPrior, worthLevels, worthPoints, type Known } from './search-order.ts';

/** What the site knows of a vendor. */
export type KnownVendor = {
  categories: readonly string[];
  facts: VendorFacts;
  /** Own pictures, of its profile and its work. */
  pictures: number;
  /** Checks that stand. */
  checks: number;
  /** The hours within which half of the families were answered; null while there are too few. */
  responseHours: number | null;
  ratingSum: number;
  ratingCount: number;
  updatedAt: Date;
};

/** Returns the mean of the reviews, as if a few of the usual mean stood beside them. */
const meanOf = ({ ratingSum, ratingCount }: KnownVendor): number =>
  (ratingSum + reviewPrior.mean * reviewPrior.count) / (ratingCount + reviewPrior.count);

/** Returns 2 from the higher bound on, 1 from the lower. */
const step = (value: number, one: number, two: number) => (value >= two ? 2 : value >= one ? 1 : 0);

const pointsOf: Readonly<Record<Known, (vendor: KnownVendor, now: Date) => number>> = {
  facts({ categories, facts }) {
    const names = factNamesOf(categories);
    const known = names.filter((name) => facts[name] !== undefined).length;
    return names.length === 0 ? 0 : step(known / names.length, 0.5, 0.8);
  },
  pictures: ({ pictures }) => step(pictures, 1, 5),
  checks: ({ checks }) => Math.min(checks, 2),
  answers: ({ responseHours }) => (responseHours === null ? 0 : step(-responseHours, -72, -24)),
  reviews: (vendor) => (vendor.ratingCount === 0 ? 0 : step(meanOf(vendor), 4, 4.5)),
  recent: ({ updatedAt }, now) => (now.getTime() - updatedAt.getTime() <= 365 * dayMs ? 1 : 0),
};

/** Returns the points of a vendor. */
export const pointsOfVendor = (vendor: KnownVendor, now: Date): number =>
  worthPoints.reduce((sum, { known }) => sum + pointsOf[known](vendor, now), 0);

/** Returns the level of a vendor, 0 for one with a signal: it waits for a look by the staff. */
export function worthLevel(vendor: KnownVendor, hasSignal: boolean, now: Date): number {
  if (hasSignal) return 0;
  const points = pointsOfVendor(vendor, now);
  return worthLevels.findLastIndex((from) => points >= from);
}
