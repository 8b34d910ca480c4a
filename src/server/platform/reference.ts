import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no letter that reads as a digit or as another letter over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A number people can read out, such as `AGN-7K3F-9Q`. About a thousand million exist; uniqueness is the table's. */
export const newReference = (prefix: string): string => `${prefix}-${letters(4)}-${letters(2)}`;
