import { maxLength } from './limits.ts';

/** Returns search words in the one form used for lookup and display: single spaces, bounded length. */
export const searchWords = (typed: string | null): string =>
  Array.from((typed ?? '').replaceAll(/\s+/g, ' ').trim())
    .slice(0, maxLength.shortText)
    .join('')
    .trim();
