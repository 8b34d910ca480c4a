import { z } from 'zod';

/** The language of some words, where it is not that of the reply. */
export const foreignLang = z
  .string()
  .optional()
  .describe('The language of the words, where there are none yet in the one that was asked for');
