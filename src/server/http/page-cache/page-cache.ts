/** @file Whole pages, rendered once and cached compressed, answered before any framework runs. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hourMs, minuteMs } from '#facts/time.ts';
import { untilMidnightInDelhi } from '#domain/vendors/weekdays.ts';
import { pathForLog } from '#platform/log.ts';
import { answer, answerOnce, isRead } from './answer.ts';

import { isSearch } from './cache-key.ts';
import { createRendersInFlight, type Purged } from './renders-in-flight.ts';
import type { PageCache, PageCacheOptions } from './page-cache.types.ts';
import {
  checkPage,
  cacheabilityOf,
  isRefusal,
  type Cacheability,
  type RenderedPage,
} from './rendered-page.ts';
import { createPageStore, type Entry, type Render } from './page-store.ts';
import { createSeenSearches } from './seen-searches.ts';
import { variantsOf, type Variants } from './variants.ts';
import { withTimeout } from './with-timeout.ts';

export type { PageCache, PageCacheOptions } from './page-cache.types.ts';
export type { RenderedPage } from './rendered-page.ts';

/** Returns whether a page lacks some of its content: its status says so, or it is a 200 that may not be cached. */
const isMadeInNeed = ({ status }: RenderedPage, cacheability: Cacheability): boolean =>
  status >= 500 || (status === 200 && cacheability !== 'store');

/** A settled render; with `variants` if it may be cached. */
type RenderResult = { page: RenderedPage; cacheability: Cacheability; variants?: Variants };

/** Waiting visitors have priority: with this many running renders, a stale page waits for its next visitor. */
const maxRendersBeforeRefresh = 2;

/** A search is rendered anew after this: its results and the present day should not be old. */
const searchTtlMs = 5 * minuteMs;
/**
 * The number of requests within minutes from which a search is cached.
 * @where How many requests does a search need to be kept in the page cache?
 */
const asksBeforeKept = 2;

/**
 * Creates an empty cache for one process; `connectPageCache` joins it to those of the others.
 * @where What happens when a cache tag is dropped?
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, log, ttlMs, staleLimitMs = hourMs, renderTimeoutMs = 15_000, retryMs = 5000 } = options;
  const asks = createSeenSearches(clock);
  const store = createPageStore(
    options.maxBytes,
    options.maxEntryBytes ?? options.maxBytes / 4,
    (key, other) => asks.count(key) > asks.count(other),
  );
  const inFlight = createRendersInFlight<RenderResult>();
  const counts = {
    hits: 0,
    staleHits: 0,
    notModified: 0,
    misses: 0,
    renders: 0,
    renderErrors: 0,
  };
  let closed = false;

  async function renderPage(render: Render): Promise<RenderedPage> {
    counts.renders += 1;
    try {
      return checkPage(await withTimeout(renderTimeoutMs, render()));
    } catch (error) {
      counts.renderErrors += 1;
      throw error;
    }
  }

  async function renderAndStore(key: string, render: Render, purged: Purged): Promise<RenderResult> {
    const page = await renderPage(render);
    const allowed = cacheabilityOf(page, key);
    const isRare = isSearch(key) && asks.count(key) < asksBeforeKept;
    const cacheability = allowed === 'store' && isRare ? 'share' : allowed;
    if (cacheability !== 'store') return { page, cacheability };
    const variants = await variantsOf(page, store.peek(key)?.variants);
    // Checked last, so that a purge during compression counts as well.
    if (purged.detached || closed) return { page, cacheability, variants };
    const isStale = purged.everythingChanged || page.tags.some((tag) => purged.changed.has(tag));
    const times = { ...timesOf(key, isStale), retryAtMs: 0 };
    store.put({ key, variants, tags: page.tags, render, ...times });
    return { page, cacheability, variants };
  }

  /** Returns the times until which a page is fresh and may be shown. A search that says "today" ends with the day. */
  function timesOf(key: string, isStale: boolean): Pick<Entry, 'freshUntilMs' | 'staleUntilMs'> {
    const now = clock();
    const nowMs = now.getTime();
    if (!isSearch(key)) {
      const freshUntilMs = nowMs + (isStale ? 0 : ttlMs);
      return { freshUntilMs, staleUntilMs: freshUntilMs + staleLimitMs };
    }
    const staleUntilMs = nowMs + Math.min(searchTtlMs, untilMidnightInDelhi(now));
    return { freshUntilMs: isStale ? nowMs : staleUntilMs, staleUntilMs };
  }

  /** Renders a stale page anew, without a visitor. */
  async function refresh(entry: Entry, nowMs: number): Promise<void> {
    const { key, render } = entry;
    if (nowMs < entry.retryAtMs || inFlight.has(key) || inFlight.count() >= maxRendersBeforeRefresh) return;
    try {
      const { page, cacheability } = await inFlight.join(key, (purged) => renderAndStore(key, render, purged))
        .result;
      if (cacheability === 'store') return;
      if (isMadeInNeed(page, cacheability)) throw new Error(`The new page (${page.status}) cannot be kept`);
      if (store.keeps(entry)) store.remove(key);
    } catch (err) {
      if (isRefusal(err)) return void (store.keeps(entry) && store.remove(key));
      entry.retryAtMs = clock().getTime() + retryMs;
      log.error({ err, path: pathForLog(key) }, 'a page could not be refreshed; the old one stays for now');
    }
  }

  function tryServe(req: IncomingMessage, res: ServerResponse, key: string): boolean {
    const entry = isRead(req.method) ? store.get(key) : undefined;
    if (entry === undefined) return false;
    const nowMs = clock().getTime();
    if (nowMs >= entry.freshUntilMs) {
      if (nowMs >= entry.staleUntilMs) return false;
      counts.staleHits += 1;
      void refresh(entry, nowMs);
    }
    counts.hits += 1;
    if (isSearch(key)) asks.add(key);
    if (answer(req, res, entry.variants)) counts.notModified += 1;
    return true;
  }

  async function serve(
    req: IncomingMessage,
    res: ServerResponse,
    key: string,
    render: Render,
    instead: readonly string[] = [],
  ): Promise<void> {
    if (!isRead(req.method)) return answerOnce(req, res, await renderPage(render));
    if (tryServe(req, res, key)) return;
    counts.misses += 1;
    if (isSearch(key)) asks.add(key);
    const { result, started } = inFlight.join(key, (purged) => renderAndStore(key, render, purged));
    const serveOther = () => instead.some((other) => tryServe(req, res, other));
    const { page, cacheability, variants } = await result.catch((error: unknown) => {
      if (serveOther()) return { page: null, cacheability: 'alone' as const, variants: undefined };
      throw error;
    });
    if (page === null || (isMadeInNeed(page, cacheability) && serveOther())) return;
    if (variants) answer(req, res, variants);
    else answerOnce(req, res, started || cacheability === 'share' ? page : await renderPage(render));
  }

  function expire(entry: Entry): void {
    const nowMs = clock().getTime();
    // A page already stale retains its limit: repeated purges must not make an old page immortal.
    if (nowMs >= entry.freshUntilMs) return;
    entry.freshUntilMs = nowMs;
    if (!isSearch(entry.key)) entry.staleUntilMs = nowMs + staleLimitMs;
  }

  return {
    tryServe,
    serve,
    purge(tags, { hard = false } = {}) {
      if (hard) inFlight.detachAll();
      else inFlight.markChanged(tags);
      for (const entry of store.showing(tags)) {
        if (hard) store.remove(entry.key);
        else expire(entry);
      }
    },
    expireAll() {
      inFlight.markChanged(null);
      for (const entry of store.all()) expire(entry);
    },
    stats: () => ({ ...store.stats(), ...counts }),
    async idle() {
      while (inFlight.count() > 0) await inFlight.settled();
    },
    close() {
      closed = true;
      store.clear();
    },
  };
}
