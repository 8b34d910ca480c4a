/** @file The one way in which an endpoint takes an id: in its one spelling, whatever was typed. */
import { nobody, recordId } from '#facts/ids.ts';
import { maxLength } from '#facts/limits.ts';
import { compared } from './text.ts';

/** The id of a record. What can be none becomes that of nobody, so that every wrong id gets the same answer. */
export const id = compared(maxLength.id).overwrite((typed) => recordId(typed) ?? nobody);

/** A number that people read out, such as `AGN-7K3F-9Q`: blanks around it and small letters do not count. */
export const reference = compared(maxLength.id).overwrite((typed) => typed.trim().toUpperCase());
