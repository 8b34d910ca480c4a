/** @file E-mail addresses as people type and paste them. */
import { compatibilityForm } from '#words/visible.ts';

/** Returns an address in its plain form: without blanks around it and signs that nobody sees, with letters and `@` of one width. */
export const emailForm = (typed: string): string => compatibilityForm(typed).trim();
