import type { vendorEndpoints } from '#contract/vendors.ts';
import type { Handler } from '#platform/call.ts';
import type { Database } from '#platform/db/handle.ts';
import { Problem } from '#platform/problem.ts';
import { findVendor, similarVendors, vendorsOfList, vendorsOfMarket } from './vendors.queries.ts';

type Endpoints = typeof vendorEndpoints;

const found = <T>(value: T | null): T => {
  if (value === null) throw new Problem('not_found', { message: 'Vendor not found' });
  return value;
};

/** Reading and changing vendors. */
export const vendorHandlers = (db: Database): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  vendorsEntertainment: () => vendorsOfList(db, 'entertainment'),
  vendorsInvestment: () => vendorsOfList(db, 'investment'),
  vendorsMarketing: () => vendorsOfList(db, 'marketing'),
  vendorsConstruction: () => vendorsOfList(db, 'construction'),
  vendorsChandniChowk: () => vendorsOfMarket(db, 'chandni-chowk'),
  vendorsLajpat: () => vendorsOfMarket(db, 'lajpat-nagar'),
  vendorsMBlock: () => vendorsOfMarket(db, 'm-block-market'),
  vendorsKhan: () => vendorsOfMarket(db, 'khan-market'),
  vendorGet: async ({ params: { vendorId } }, { session }) =>
    found(await findVendor(db, vendorId, { own: session?.vendorId === vendorId })),
  vendorOwnProfile: async (_, { session }) => found(await findVendor(db, session!.vendorId, { own: true })),
  vendorSimilar: async ({ params: { vendorId } }) => found(await similarVendors(db, vendorId)),
  vendorUpdate: async () => {
    throw new Problem('unavailable');
  },
  vendorUpload: async () => {
    throw new Problem('unavailable');
  },
  galleryArrange: async () => {
    throw new Problem('unavailable');
  },
  pictureRemove: async () => {
    throw new Problem('unavailable');
  },
});
