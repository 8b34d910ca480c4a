import { maxLength } from './limits.ts';

/** A name in addresses that no record has; it replaces every impossible one. */
export const nobody = '-';

/** The nil UUID, which no record has; it replaces every impossible UUID in a request. */
export const noRecord = '00000000-0000-0000-0000-000000000000';

const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Returns the one spelling of a UUID, the nil UUID for anything else. */
export const uuidOf = (typed: string): string => (uuidForm.test(typed) ? typed.toLowerCase() : noRecord);

const recordIdForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/**
 * Returns the one spelling of a record's id: a UUID, or words joined by hyphens, in lower case. An id is a cache key and part of
 * cache tags, so two spellings of one id would be two records there.
 * @returns null when no record can have this id.
 */
export const recordId = (typed: string): string | null =>
  typed.length <= maxLength.id && recordIdForm.test(typed) ? typed.toLowerCase() : null;
