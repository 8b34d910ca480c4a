/** @file Normalisation of typed and pasted e-mail addresses. */
import { compatibilityForm } from '#words/visible.ts';

/** Returns an address in its plain form: trimmed, without invisible characters, with letters and `@` of normal width. */
export const emailForm = (typed: string): string => compatibilityForm(typed).trim();
