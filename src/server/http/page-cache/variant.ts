/** @file One coding of a page with its headers prepared, so that a hit computes nothing. */
import type { Encoding } from '../encoding.ts';
import { tagOf } from './etag.ts';
import type { RenderedPage } from './rendered-page.ts';

/** The common part of all codings of a page. */
export type Common = Pick<RenderedPage, 'status' | 'headers'> & { pageHash: string };

/** One coding of a page, ready for sending. */
export type Variant = {
  etag: string;
  /** Alternating names and values, in the form of `writeHead`. */
  head: string[];
  /** The headers of a 304 that confirms these bytes, in the same form. */
  unchanged: string[];
  body: Buffer;
};

/**
 * Visitors revalidate each time and mostly get a 304. Nothing may be shown without that: a purge cannot reach
 * the caches of browsers and proxies. `stale-while-revalidate` is therefore done here, on the server, and not named.
 */
const askEachTime = 'public, max-age=0, must-revalidate';

/** Prepares one coding. Only a 200 has a tag: a condition counts for no other answer (RFC 9110, 13.2.1). */
export function layOut(common: Common, encoding: Encoding, body: Buffer): Variant {
  const etag = tagOf(common.pageHash, encoding);
  const checked = [
    'cache-control',
    common.headers['cache-control'] ?? askEachTime,
    'vary',
    'accept-encoding',
  ];
  const head: string[] = [];
  for (const [name, value] of Object.entries(common.headers)) {
    if (name !== 'cache-control' && name !== 'vary') head.push(name, value);
  }
  head.push(...checked);
  if (common.status === 200) head.push('etag', etag);
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push('content-length', String(body.length));
  return { etag, head, unchanged: ['etag', etag, ...checked], body };
}
