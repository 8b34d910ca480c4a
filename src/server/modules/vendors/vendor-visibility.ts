import type { VendorVisibility } from '#domain/vendors/vendor-changes.ts';
import type { VendorRow } from './public-vendor.ts';

/** Returns the visibility of a vendor. A waiting one is hidden as well; `waiting` names the next step. */
export const visibilityOf = ({
  waitsSince,
  hiddenAt,
}: Pick<VendorRow, 'waitsSince' | 'hiddenAt'>): VendorVisibility =>
  hiddenAt ? 'hidden' : waitsSince ? 'waiting' : 'public';
