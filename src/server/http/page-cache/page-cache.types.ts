/** @file The types of the page cache: its guarantees and its dependencies. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Render } from './page-store.ts';

/** A cache of whole pages in front of a renderer. */
export type PageCache = {
  /**
   * Answers from memory, synchronously, on the raw request and response: GET and HEAD, 200/404/301/308 and 304.
   * A stale page is answered as well, and one background render is started for it.
   * @returns `false`, with the response untouched, when there is nothing (fresh enough) under this key.
   */
  tryServe(req: IncomingMessage, res: ServerResponse, key: string): boolean;
  /**
   * Answers in any case. Visitors who miss the same key at once share one render; the page is cached if it may be.
   * @param render must depend on the key alone, never on this request: it is stored with the page and called
   * again, without a visitor, when the page is stale.
   * @param instead other keys; the first cached one is the answer when the render fails: any of them is better than that.
   * @throws the error of `render`, or an error after `renderTimeoutMs`; the response is then untouched.
   */
  serve(
    req: IncomingMessage,
    res: ServerResponse,
    key: string,
    render: Render,
    instead?: readonly string[],
  ): Promise<void>;
  /**
   * Drops every page that shows one of these; call it after the commit. Soft: the next visitor gets the old page
   * at once while one render refreshes it. Hard, for content that must vanish: deleted at once. A render that was
   * running during a purge is never cached as fresh.
   */
  purge(tags: readonly string[], options?: { hard?: boolean }): void;
  /** Softly drops everything, for possibly missed purges. */
  expireAll(): void;
  stats(): PageCacheStats;
  /** Resolves when no render is running: for an orderly stop, and for tests. */
  idle(): Promise<void>;
  /** Clears the cache and caches nothing from now on; visitors still get their pages. */
  close(): void;
};

/** Counts since the cache was created; `entries` and `bytes` are present values. */
export type PageCacheStats = {
  entries: number;
  bytes: number;
  /** Answers from memory; they include the next two. */
  hits: number;
  staleHits: number;
  notModified: number;
  /** Visitors who had to wait for a render. */
  misses: number;
  renders: number;
  renderErrors: number;
  evictions: number;
};

/** Limits and dependencies of a cache. */
export type PageCacheOptions = {
  /** Memory for compressed pages and their headers; the least recently used are dropped first. */
  maxBytes: number;
  /** A larger page is answered but not cached. Default: a quarter of `maxBytes`. */
  maxEntryBytes?: number;
  /** After this a page is rendered anew, even without a purge. */
  ttlMs: number;
  /**
   * The time after that, or after a soft purge, for which the old page may still be shown: once while it is rendered anew,
   * and for as long as rendering fails. Default: an hour.
   */
  staleLimitMs?: number;
  /** A longer render has failed. Default: 15 s. */
  renderTimeoutMs?: number;
  /** Pause after a failed background render. Default: 5 s. */
  retryMs?: number;
  clock: Clock;
  log: Log;
};
