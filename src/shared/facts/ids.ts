import { maxLength } from './limits.ts';

/** An id that no record has; it replaces every impossible id in an address. */
export const nobody = '-';

const recordIdForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/**
 * Returns the one spelling of a record's id: a UUID, or words joined by hyphens, in lower case. An id is a cache key and part of
 * cache tags, so two spellings of one id would be two records there.
 * @returns null when no record can have this id.
 */
export const recordId = (typed: string): string | null =>
  typed.length <= maxLength.id && recordIdForm.test(typed) ? typed.toLowerCase() : null;
