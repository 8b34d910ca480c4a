/** @file Parses ids and references to their one spelling. */
import { nobody, recordId } from '#facts/ids.ts';
import { maxLength } from '#facts/limits.ts';
import { compared } from './text.ts';

/** The id of a record. An impossible id becomes that of no record, so that every wrong id gets the same answer. */
export const id = compared(maxLength.id).overwrite((typed) => recordId(typed) ?? nobody);

/** A number that people read out, such as `AGN-7K3F-9Q`: blanks around it and small letters do not count. */
export const reference = compared(maxLength.id).overwrite((typed) => typed.trim().toUpperCase());
