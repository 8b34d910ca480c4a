/** @file One coding of a page with its headers laid out, so that a hit puts nothing together. */
import type { Encoding } from '../encoding.ts';
import { tagOf } from './etag.ts';
import type { RenderedPage } from './rendered-page.ts';

/** What all codings of a page have in common. */
export type Common = Pick<RenderedPage, 'status' | 'headers'> & { pageHash: string };

/** One coding of a page, ready to be written. */
export type Variant = {
  etag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  head: string[];
  body: Buffer;
};

/**
 * Visitors ask each time and mostly get a 304. Nothing may be shown without asking: what a browser or a proxy
 * keeps, a purge cannot reach. `stale-while-revalidate` is therefore done here, on the server, and not named.
 */
const askEachTime = 'public, max-age=0, must-revalidate';

const cacheControlOf = (common: Common): string => common.headers['cache-control'] ?? askEachTime;

/** Lays out one coding. Only a 200 has a tag: a condition counts for no other answer (RFC 9110, 13.2.1). */
export function layOut(common: Common, encoding: Encoding, body: Buffer): Variant {
  const etag = tagOf(common.pageHash, encoding);
  const head: string[] = [];
  for (const [name, value] of Object.entries(common.headers)) {
    if (name !== 'cache-control' && name !== 'vary') head.push(name, value);
  }
  head.push('cache-control', cacheControlOf(common), 'vary', 'accept-encoding');
  if (common.status === 200) head.push('etag', etag);
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push('content-length', String(body.length));
  return { etag, head, body };
}

/** Headers of a 304 that confirms the bytes named by `etag`. */
export const notModifiedHead = (common: Common, { etag }: Variant): string[] => [
  'etag',
  etag,
  'cache-control',
  cacheControlOf(common),
  'vary',
  'accept-encoding',
];
