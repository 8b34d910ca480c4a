/** @file The tokens for staff calls in a member's name: any reader of the installation's key can make them. */
import { timingSafeEqual } from 'node:crypto';
import { keyed, sha256 } from '#platform/secrets.ts';

const maxNameLength = 40;

/** Returns a name in the form that a token contains. */
export const asStaffName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .slice(0, maxNameLength);

/** The number of characters of a SHA-256 in base64url. */
const macLength = 43;

/** Returns the token of that name. */
export const staffToken = (key: string, name: string): string => `${keyed(key, 'staff', name)}-${name}`;

/** Returns the name in a token, in the same time for a near miss as for any other; null when the token is invalid. */
export function staffNameOf(key: string, token: string): string | null {
  const name = token.slice(macLength + 1);
  const good = timingSafeEqual(sha256(token), sha256(staffToken(key, name)));
  return good && name !== '' && name === asStaffName(name) ? name : null;
}
