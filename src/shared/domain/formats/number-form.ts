/** @file Normalisation of typed and pasted document numbers: a PAN, a GSTIN, a licence. */
import { compatibilityForm } from '#words/visible.ts';

/** Returns a number without spaces, dashes and invisible characters; the case of letters stays. */
export const numberForm = (typed: string): string => compatibilityForm(typed).replaceAll(/[\s\p{Pd}]/gu, '');

/** Returns a PAN or GSTIN as its certificate writes it: in capitals, too. */
export const taxIdForm = (typed: string): string => numberForm(typed).toUpperCase();
