import { belowPrefix } from '#words/below-prefix.ts';
import { prefixNow } from '#words/t.ts';

/** Returns the address of a page of this site in the present language, for places outside the router: plain links, forms, and the head. */
export const twinPath = (path: string): string => (prefixNow() ? belowPrefix(prefixNow(), path) : path);
