/** @file The renderer's output for the page cache, and the rules for caching it. */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { errors } from '#facts/errors.ts';
import { Problem } from '#platform/problem.ts';
import { isSharedNotFound } from './cache-key.ts';

/** A complete answer for one key: HTML (or a `.data` body), not compressed. */
export type RenderedPage = {
  status: number;
  /** Headers sent unchanged, beside those the cache sets itself: lengths, codings, `ETag`, `Vary`. */
  headers: Record<string, string>;
  body: Buffer;
  /** Names of the page's content, such as `blog` or `blog:<id>`: a change to one of them drops the page. */
  tags: string[];
  /** Whether it may be cached here, whatever its `cache-control` for browsers and proxies; absent, that decides. */
  keep?: boolean;
};

/**
 * The permitted use of a rendered page.
 * - `store`: cached and given to everyone.
 * - `share`: given to all who wait for it now, not cached.
 * - `alone`: meant for one visitor; others who waited for it need renders of their own.
 */
export type Cacheability = 'store' | 'share' | 'alone';

/** The cache sets the headers of the message's bytes; a header of the connection is never repeated to another. */
const ownHeaders = new Set([
  'accept-ranges',
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
]);

/** Only these answers are the same for everyone and worth caching. */
const storedStatuses = new Set([200, 301, 308]);
const forOneVisitor = /(?:^|,)\s*(?:private|no-store)\s*(?:[=,]|$)/i;

/**
 * Returns the page with lower-case header names and without the headers that the cache sets itself.
 * @throws TypeError when a header cannot be sent; found here, it costs one render and never a cached entry.
 */
export function checkPage(page: RenderedPage): RenderedPage {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(page.headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    const lower = name.toLowerCase();
    if (!ownHeaders.has(lower)) headers[lower] = value;
  }
  return { ...page, headers };
}

/** Decides for a page that passed `checkPage`. A 404 is cached only under a shared key. */
export function cacheabilityOf(page: RenderedPage, key: string): Cacheability {
  const { headers } = page;
  const keep = page.keep ?? !forOneVisitor.test(headers['cache-control'] ?? '');
  if ('set-cookie' in headers || !keep) return 'alone';
  if (variesByMore(headers['vary'])) return 'alone';
  if ('content-encoding' in headers) return 'share';
  const kept = isSharedNotFound(key) ? page.status === 404 : storedStatuses.has(page.status);
  return kept ? 'store' : 'share';
}

/** Returns whether an error is an answer, such as "not found": the page's content was deleted, but nothing has failed. */
export const isRefusal = (err: unknown): boolean => err instanceof Problem && errors[err.code].status < 500;

/** Returns whether an answer varies by another request header: one cached entry serves everyone. */
function variesByMore(vary = ''): boolean {
  return vary.split(',').some((name) => !['', 'accept-encoding'].includes(name.trim().toLowerCase()));
}
