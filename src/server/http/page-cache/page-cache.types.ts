/** @file What the page cache promises, and what it needs. */
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
   * Answers in any case. Visitors who miss the same key at once share one render; the page is kept if it may be.
   * @param render must depend on the key alone, never on this request: it is kept with the page and called
   * again, without a visitor, when the page is stale.
   * @param instead other keys, of which the first that is kept is answered when the render fails: any of them is better than that.
   * @throws what `render` throws, or an error after `renderTimeoutMs`; the response is then untouched.
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
   * at once while one render refreshes it. Hard, for content that must vanish: gone at once. A render that was
   * under way during a purge is never kept as fresh.
   */
  purge(tags: readonly string[], options?: { hard?: boolean }): void;
  /** Softly drops everything: for when purges may have been missed. */
  expireAll(): void;
  stats(): PageCacheStats;
  /** Resolves when no render is under way: for an orderly stop, and for tests. */
  idle(): Promise<void>;
  /** Forgets everything and keeps nothing from now on; visitors still get their pages. */
  close(): void;
};

/** What the cache has done since it was made; `entries` and `bytes` are as of now. */
export type PageCacheStats = {
  entries: number;
  bytes: number;
  /** Answers from memory; the next two are among them. */
  hits: number;
  staleHits: number;
  notModified: number;
  /** Visitors who had to wait for a render. */
  misses: number;
  renders: number;
  renderErrors: number;
  evictions: number;
};

/** Limits and surroundings of a cache. */
export type PageCacheOptions = {
  /** Memory for compressed pages and their headers; the least recently asked for leave first. */
  maxBytes: number;
  /** A larger page is answered but not kept. Default: a quarter of `maxBytes`. */
  maxEntryBytes?: number;
  /** After this a page is rendered anew, even if no purge was heard of. */
  ttlMs: number;
  /**
   * How long after that, or after a soft purge, the old page may still be shown: once while it is rendered anew,
   * and for as long as rendering fails. Default: an hour.
   */
  staleLimitMs?: number;
  /** A render that takes longer has failed. Default: 15 s. */
  renderTimeoutMs?: number;
  /** Pause after a failed background render. Default: 5 s. */
  retryMs?: number;
  clock: Clock;
  log: Log;
};
