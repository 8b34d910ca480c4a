/** @file The vendor queries and updates for other modules, created before them; the calls come after them (`vendors.module.ts`). */
import type { CandidateQuery } from '#domain/enquiries/fitting-vendors.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import type { Platform } from '#platform/open-platform.ts';
import { vendorCardsById } from './cards-by-id.ts';
import { findCheckedVendor, setVendorBadges } from './vendor-badges.ts';
import { findCandidates, findIntroducible } from './vendor-candidates.ts';
import { findVendorContact } from './vendor-contact.ts';
import { keepResponseHours } from './vendor-response-hours.ts';
import { vendorsOfMarket } from './vendors-queries.ts';
import { eq } from '#platform/db/drizzle.ts';
import { vendors } from '#platform/db/tables.ts';

/** Stores the rating of a vendor. `count` runs under a lock, so that two concurrent decisions are both in it. */
async function keepRating(
  tx: Tx,
  vendorId: string,
  count: () => Promise<{ sum: number; count: number }>,
): Promise<void> {
  const ofVendor = eq(vendors.id, vendorId);
  await tx.select({ id: vendors.id }).from(vendors).where(ofVendor).for('update');
  const { sum: ratingSum, count: ratingCount } = await count();
  await tx.update(vendors).set({ ratingSum, ratingCount }).where(ofVendor);
}

export function createVendorStore({ db, reads, config }: Pick<Platform, 'db' | 'reads' | 'config'>) {
  // A demonstration offers all of its vendors; a real site offers no invented one.
  const samples = config.settings.SEED_DEMO === 'yes';
  return {
    /** Finds the contact of a vendor, or null; `within` is the transaction of the query. */
    findVendor: (vendorId: string, within: Database = db) => findVendorContact(within, vendorId, { samples }),
    /** Returns fitting vendors that may be introduced, the nearest first. */
    candidates: (query: CandidateQuery) => findCandidates(db, query, { samples }),
    /** Returns those of the vendors that may be introduced. */
    introducible: (ids: readonly string[]) => findIntroducible(db, ids, { samples }),
    /** Returns cards of known vendors as of these kinds, in that order, without those deleted meanwhile. */
    cardsOf: (ids: readonly string[], kinds?: readonly string[]) => vendorCardsById(reads, ids, kinds),
    /** Returns the vendors of one market from A to Z. */
    ofMarket: (marketId: string) => vendorsOfMarket(db, marketId),
    /** Stores what cards show of a vendor's reviews; `count` runs once nobody else can change it. */
    keepRating,
    /** Stores the response time of each vendor in hours. Resolves to the ids of the changed ones. */
    keepResponseHours: (hours: ReadonlyMap<string, number>) => keepResponseHours(db, hours),
    /** Finds the details of a vendor that a check compares. */
    findChecked: findCheckedVendor,
    setBadges: setVendorBadges,
  };
}
