import { recogniseTaxId } from '#domain/vendors/tax-id.ts';
import type { Region } from '#domain/vendors/vendor-categories.ts';
import type { Registration } from '#contract/vendor-input.ts';
import { newId } from '#platform/db/tables/columns.ts';
import type { vendors } from '#platform/db/tables.ts';
import { searchColumns } from './vendor-search.ts';

/** The first digits of the PIN codes of each region. */
const pins: readonly [pattern: RegExp, region: Region][] = [
  [/\b110 ?0\d\d\b/, 'Delhi'],
  [/\b122 ?\d{3}\b/, 'Gurgaon'],
  [/\b121 ?\d{3}\b/, 'Faridabad'],
  [/\b201 ?3\d\d\b/, 'Noida'],
];

/** Returns the region of the PIN in an address, or null. The owner can correct it. */
export const regionOfAddress = (address: string): Region | null =>
  pins.find(([pattern]) => pattern.test(address))?.[1] ?? null;

/** Returns the row of a vendor who has just registered, without categories: only the vendor's own choice decides its lists. */
export function newVendorRow(registration: Registration): typeof vendors.$inferInsert & { id: string } {
  const { password: _password, email: _email, ...shown } = registration;
  const region = regionOfAddress(registration.address);
  return {
    id: newId(),
    ...shown,
    panGstKind: recogniseTaxId(registration.panGst).kind,
    region,
    ...searchColumns({
      ...shown,
      area: null,
      region,
      areasServed: [],
      marketId: null,
      description: null,
      categories: [],
      services: [],
      facts: {},
      prices: [],
      packages: [],
    }),
  };
}
