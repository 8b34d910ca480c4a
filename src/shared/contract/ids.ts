/** @file Parsing of ids and references to their one spelling. */
import { nobody, recordId, uuidOf } from '#facts/ids.ts';
import { maxLength } from '#facts/limits.ts';
import { compatibilityForm } from '#words/visible.ts';
import { compared } from './text.ts';

/**
 * The id of a record: a UUID. An impossible one becomes that of no record, so that every wrong id gets the same answer, and the database
 * is never asked for a text as a UUID.
 */
export const id = compared(maxLength.id).overwrite(uuidOf);

/** The id of a record with a name in addresses, such as a market or a category: words joined by hyphens. Impossible ones as above. */
export const slug = compared(maxLength.id).overwrite((typed) => recordId(typed) ?? nobody);

/**
 * Returns the one spelling of a reference or a ticket number, whatever its dashes, spaces and case.
 * @where How is a typed reference brought to one spelling?
 */
export const referenceForm = (typed: string): string =>
  compatibilityForm(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** A reference number for people, such as `AGN-7K3F-9Q`. */
export const reference = compared(maxLength.id).overwrite(referenceForm);
