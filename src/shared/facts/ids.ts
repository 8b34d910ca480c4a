import { maxLength } from './limits.ts';

/** An id that no record has; it replaces every impossible id in an address. */
export const nobody = '-';

const recordIdForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/**
 * The one spelling of a record's id: a UUID, or words joined by hyphens, in small letters. An id is a key of caches and a part of
 * cache tags, so one that is spelt in two ways would be two records to them.
 * @returns null when no record can have this id.
 */
export const recordId = (typed: string): string | null =>
  typed.length <= maxLength.id && recordIdForm.test(typed) ? typed.toLowerCase() : null;
