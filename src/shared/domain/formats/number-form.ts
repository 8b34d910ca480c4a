/** @file Numbers of papers as people read them out and paste them: a PAN, a GSTIN, a licence. */
import { compatibilityForm } from '#words/visible.ts';

/** Returns a number without blanks, dashes and signs that nobody sees; letters stay small or large. */
export const numberForm = (typed: string): string => compatibilityForm(typed).replaceAll(/[\s\p{Pd}]/gu, '');
