import type { VendorCard } from '#contract/vendors.ts';
import type { Platform } from '#platform/open-platform.ts';

/** What shared lists need; `create-modules.ts` hands over what is another module's. */
export type ListDependencies = Pick<Platform, 'db' | 'clock' | 'limiter'> & {
  /** Cards of those of these vendors who are public, in that order. */
  cardsOf(ids: readonly string[]): Promise<VendorCard[]>;
};
