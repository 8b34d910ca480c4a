import { askedVendorsMax } from './limits.ts';
import { paths } from './paths.ts';

/** Returns the address of the form that asks these vendors, as many as one form may ask, about a day where one was looked for. */
export const askPath = (vendorIds: readonly string[], day?: string | null): string =>
  `${paths.ask}?v=${vendorIds.slice(0, askedVendorsMax).join(',')}${day ? `&date=${day}` : ''}`;
