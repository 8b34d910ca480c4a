import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no letter that is mistaken for a digit or another letter over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns a reference for reading out, such as `AGN-7K3F-9Q`. About a thousand million exist; the table ensures that they are unique. */
export const newReference = (prefix: string): string => `${prefix}-${letters(4)}-${letters(2)}`;
