/** @file What may be kept for reading without a network: what anybody may read, and nothing that belongs to somebody. */
import { isKeptOffline } from '#facts/page-at.ts';

/** A page: public, and without a query, which may hold somebody's words. */
export const isPageKeptOffline = ({ pathname, search }: URL): boolean =>
  search === '' && isKeptOffline(pathname);

const publicReplies =
  /^\/api\/(blog\/|markets(\/|$)|communities\/meetups$|crewmembers\/|pages\/|vendor\/[a-z]+\/vendors$)/;

/** A reply of the API: a plain list or text, asked for by nobody in particular. */
export const isReplyKeptOffline = ({ pathname, search }: URL, headers: Headers): boolean =>
  search === '' && !headers.has('authorization') && publicReplies.test(pathname);
