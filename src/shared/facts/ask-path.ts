import { askedVendorsMax } from './limits.ts';
import { paths } from './paths.ts';

/** Returns the address of the form that asks these vendors, as many as one form may ask. */
export const askPath = (vendorIds: readonly string[]): string =>
  `${paths.ask}?v=${vendorIds.slice(0, askedVendorsMax).join(',')}`;
