import { z } from 'zod';

/** The language of a text, where it differs from the reply's. */
export const foreignLang = z
  .string()
  .optional()
  .describe('The language of the words, where there are none yet in the one that was asked for');
