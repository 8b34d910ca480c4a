/** @file The campaign that led a family here, as its link names it. */

/** Characters of a name. */
export const campaignMax = 40;
const form = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;
/** Longer than a date: it may be somebody's number. */
const longNumber = /\d{9}/;

/**
 * Returns the one spelling of a campaign's name: lower case, with hyphens for blanks. Null for none, and for what may name a person (an
 * address, a phone number) or is no name.
 */
export function campaignName(typed: string): string | null {
  const name = typed.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, '-');
  return name.length <= campaignMax && form.test(name) && !longNumber.test(name) ? name : null;
}
