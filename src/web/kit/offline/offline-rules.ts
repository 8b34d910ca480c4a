/** @file Rules for the service worker's cache: public pages and replies, never personal ones. */
import { isKeptOffline } from '#facts/page-at.ts';
import { splitLocale } from '#words/locales.ts';

/** Returns whether a page may be cached: it is public, and has no query, which may hold typed text. */
export const isPageKeptOffline = ({ pathname, search }: URL): boolean =>
  search === '' && isKeptOffline(splitLocale(pathname).address);

const publicReplies =
  /^\/api\/(blog\/|markets(\/|$)|communities\/meetups$|crewmembers\/|pages\/|vendor\/[a-z]+\/vendors$)/;

/**
 * Returns whether a reply of the API may be cached: a public list or text, requested without a token.
 * @where Which pages and replies of the API does the service worker keep?
 */
export const isReplyKeptOffline = ({ pathname, search }: URL, headers: Headers): boolean =>
  search === '' && !headers.has('authorization') && publicReplies.test(splitLocale(pathname).address);
