/** @file The tokens that open the staff's calls in somebody's name: whoever can read the installation's key can make them. */
import { timingSafeEqual } from 'node:crypto';
import { keyed, sha256 } from '#platform/secrets.ts';

const maxNameLength = 40;

/** A name as a token holds it. */
export const asStaffName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .slice(0, maxNameLength);

/** Letters of a SHA-256 in base64url. */
const macLength = 43;

/** The token of that name. */
export const staffToken = (key: string, name: string): string => `${keyed(key, 'staff', name)}-${name}`;

/** Whose token it is, found in the same time for a near miss as for any other; null when it is none. */
export function staffNameOf(key: string, token: string): string | null {
  const name = token.slice(macLength + 1);
  const good = timingSafeEqual(sha256(token), sha256(staffToken(key, name)));
  return good && name !== '' && name === asStaffName(name) ? name : null;
}
