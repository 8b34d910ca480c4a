/** @file What other modules ask and keep of vendors, which is created before them; the calls come after them (`vendors.module.ts`). */
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

/** Keeps the stars of a vendor. `count` is asked under a lock, so that two decisions at once are both in it. */
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

export function createVendorStore({ db, config }: Pick<Platform, 'db' | 'config'>) {
  // Of a demonstration all of its vendors may be tried; of a real site nobody invented.
  const samples = config.settings.SEED_DEMO === 'yes';
  return {
    /** How a vendor is reached, or null; `within` is the transaction in which it is asked. */
    findVendor: (vendorId: string, within: Database = db) => findVendorContact(within, vendorId, { samples }),
    /** Vendors who may be introduced and fit, the nearest first. */
    candidates: (query: CandidateQuery) => findCandidates(db, query, { samples }),
    /** Those of these vendors who may be introduced to somebody. */
    introducible: (ids: readonly string[]) => findIntroducible(db, ids, { samples }),
    /** Cards of known vendors, in that order; those gone meanwhile are left out. */
    cardsOf: (ids: readonly string[]) => vendorCardsById(db, ids),
    /** The vendors of one market from A to Z. */
    ofMarket: (marketId: string) => vendorsOfMarket(db, marketId),
    /** Keeps what cards show of a vendor's reviews; `count` is asked once nobody else can change it. */
    keepRating,
    /** Keeps within how many hours each vendor answers. Resolves to whose changed. */
    keepResponseHours: (hours: ReadonlyMap<string, number>) => keepResponseHours(db, hours),
    /** A vendor as it is checked. */
    findChecked: findCheckedVendor,
    setBadges: setVendorBadges,
  };
}
