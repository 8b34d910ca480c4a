/** @file The error sentences of enquiry fields, for browser and server, and the name of the button that sends them as they are. */
import { t, translated } from '#words/t.ts';
import type { EnquiryField, EnquiryKind } from './enquiry-kinds.ts';

/** Name of the button that sends the form as it is (`soft-checks.ts`, which a page loads at the first touch). */
export const sendAnyway = '_anyway';

/** Returns the error of an empty required field. */
export const missingText = ({ missing }: Pick<EnquiryKind, 'missing'>, { label }: EnquiryField): string =>
  missing ? translated(missing) : t('{label} is required', { label: translated(label) });
/** Returns the error of a number outside its bounds. */
export const wholeNumberWanted = ({ min = 0, max }: EnquiryField): string =>
  t('Please choose a whole number from {min} to {max}.', { min, max: String(max) });
