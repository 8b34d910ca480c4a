import { belowPrefix } from '#words/below-prefix.ts';
import { prefixNow } from '#words/t.ts';

/**
 * Returns the address that a page of this site has in the language that is spoken now, for what the router does not write: plain
 * links, forms, and the head.
 */
export const twinPath = (path: string): string => (prefixNow() ? belowPrefix(prefixNow(), path) : path);
