import { askedVendorsMax } from './limits.ts';
import { paths } from './paths.ts';

/** Returns the address of the enquiry form for these vendors, up to the limit of one form, with the day searched for, if any. */
export const askPath = (vendorIds: readonly string[], day?: string | null): string =>
  `${paths.ask}?v=${vendorIds.slice(0, askedVendorsMax).join(',')}${day ? `&date=${day}` : ''}`;
