import type { VendorVisibility } from '#domain/vendors/vendor-changes.ts';
import type { VendorRow } from './public-vendor.ts';

/** Who sees a vendor. One that waits is hidden from everybody as well, and waiting is what is done about it next. */
export const visibilityOf = ({
  waitsSince,
  hiddenAt,
}: Pick<VendorRow, 'waitsSince' | 'hiddenAt'>): VendorVisibility =>
  hiddenAt ? 'hidden' : waitsSince ? 'waiting' : 'public';
