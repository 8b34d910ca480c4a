import type { VendorCard } from '#contract/vendor-card.ts';
import type { Platform } from '#platform/open-platform.ts';

/** The dependencies of shared lists; `create-modules.ts` provides those of other modules. */
export type ListDependencies = Pick<Platform, 'db' | 'clock' | 'limiter'> & {
  /** Returns the cards of those of these vendors who are public, in that order. */
  cardsOf(ids: readonly string[]): Promise<VendorCard[]>;
};
