/** @file Addresses of the directory's states: one for each, and the canonical one for search engines. */
import { recordId } from '#facts/ids.ts';
import { paths } from '#facts/paths.ts';
import { writeDirectoryAddress, type DirectoryAddress } from './directory-address.ts';
import { slugOf, vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';

const isCategory = (value = ''): value is VendorCategory => Object.hasOwn(vendorCategories, value);

/** Returns the readable path of a category, or of one in an area; null for any other query, or an area in another script. */
function readablePath({ category, area, ...rest }: DirectoryAddress): string | null {
  if (area !== undefined && recordId(slugOf(area)) === null) return null;
  const more = Object.keys(rest).some((name) => name !== 'page' && rest[name as 'q'] !== undefined);
  return isCategory(category) && !more ? vendorsPath(category, area) : null;
}

/**
 * Returns the address of a state. A category, alone or with an area, has a readable one. `plain` stays on the one page of all
 * states, so that the form survives its changes.
 */
export function directoryHref(address: DirectoryAddress, { plain = false } = {}): string {
  const readable = plain ? null : readablePath(address);
  return readable === null
    ? paths.vendors + writeDirectoryAddress(address)
    : readable + writeDirectoryAddress({ page: address.page });
}

/**
 * Returns the canonical address of a state: a further page of a plain list is its own; filters, orders and places lead to the list
 * that they narrow, search words to the whole directory.
 */
export function canonicalDirectoryHref({ category, area, page, ...rest }: DirectoryAddress): string {
  const narrowed = Object.values(rest).some((value) => value !== undefined);
  const list = isCategory(category) && !rest.q ? { category, area } : {};
  const exactly =
    !narrowed && (list.category !== undefined || (category === undefined && area === undefined));
  return directoryHref(exactly ? { ...list, page } : list);
}
