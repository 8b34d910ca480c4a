/** @file Whole pages, rendered once and kept compressed, answered before any framework is asked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathForLog } from '#platform/log.ts';
import { answer, answerOnce, isRead } from './answer.ts';
import { createFlights, type Marks } from './flights.ts';
import type { PageCache, PageCacheOptions } from './page-cache.types.ts';
import { createRecompression } from './recompression.ts';
import { checkPage, fateOf, isRefusal, type Fate, type RenderedPage } from './rendered-page.ts';
import { createShelf, type Entry, type Render } from './shelf.ts';
import { variantsOf, type Variants } from './variants.ts';
import { within } from './within.ts';

export type { PageCache, PageCacheOptions } from './page-cache.types.ts';
export type { RenderedPage } from './rendered-page.ts';

/** A render that has landed; with `variants` if it may be kept. */
type Landed = { page: RenderedPage; fate: Fate; variants?: Variants };

/** Visitors who wait come first: with this many renders in the air, a stale page waits for its next visitor. */
const maxRendersBeforeRefresh = 2;
const hourMs = 3_600_000;

/** Makes an empty cache for one process; `connectPageCache` joins it to those of the others. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { clock, log, ttlMs, staleLimitMs = hourMs, renderTimeoutMs = 15_000, retryMs = 5000 } = options;
  const shelf = createShelf(options.maxBytes, options.maxEntryBytes ?? options.maxBytes / 4);
  const flights = createFlights<Landed>();
  const recompression = createRecompression<Entry>({ isKept: shelf.keeps, swap, log });
  const counts = {
    hits: 0,
    staleHits: 0,
    notModified: 0,
    misses: 0,
    renders: 0,
    renderErrors: 0,
    recompressed: 0,
  };
  let closed = false;

  async function renderPage(render: Render): Promise<RenderedPage> {
    counts.renders += 1;
    try {
      return checkPage(await within(renderTimeoutMs, render()));
    } catch (error) {
      counts.renderErrors += 1;
      throw error;
    }
  }

  async function land(key: string, render: Render, marks: Marks): Promise<Landed> {
    const page = await renderPage(render);
    const fate = fateOf(page, key);
    if (fate !== 'store') return { page, fate };
    const kept = shelf.peek(key);
    const variants = await variantsOf(page, kept?.variants);
    // Asked last, so that a purge during compression counts as well.
    if (marks.detached || closed) return { page, fate, variants };
    const isStale = marks.everythingChanged || page.tags.some((tag) => marks.changed.has(tag));
    const freshUntilMs = clock().getTime() + (isStale ? 0 : ttlMs);
    const times = { freshUntilMs, staleUntilMs: freshUntilMs + staleLimitMs, retryAtMs: 0 };
    // An unchanged page stays the same entry: it may be waiting to be recompressed.
    const entry = kept?.variants === variants ? kept : { key, variants, wantsShrinking: variants.compressed };
    shelf.put(Object.assign(entry, { tags: page.tags, render, ...times }));
    return { page, fate, variants };
  }

  /** Renders a stale page anew, without a visitor. */
  async function refresh(entry: Entry, nowMs: number): Promise<void> {
    const { key, render } = entry;
    if (nowMs < entry.retryAtMs || flights.has(key) || flights.count() >= maxRendersBeforeRefresh) return;
    try {
      const { page, fate } = await flights.join(key, (marks) => land(key, render, marks)).landing;
      if (fate === 'store') return;
      // A 200 that may not be kept is a page made in need, when not all of its content could be had.
      if (page.status === 200 || page.status >= 500)
        throw new Error(`The new page (${page.status}) cannot be kept`);
      if (shelf.keeps(entry)) shelf.remove(key);
    } catch (err) {
      if (isRefusal(err)) return void (shelf.keeps(entry) && shelf.remove(key));
      entry.retryAtMs = clock().getTime() + retryMs;
      log.error({ err, path: pathForLog(key) }, 'a page could not be refreshed; the old one stays for now');
    }
  }

  function tryServe(req: IncomingMessage, res: ServerResponse, key: string): boolean {
    const entry = isRead(req.method) ? shelf.get(key) : undefined;
    if (entry === undefined) return false;
    const nowMs = clock().getTime();
    if (nowMs >= entry.freshUntilMs) {
      if (nowMs >= entry.staleUntilMs) return false;
      counts.staleHits += 1;
      void refresh(entry, nowMs);
    }
    counts.hits += 1;
    // A second visitor makes a page worth the time; most addresses that robots try never see one.
    if (entry.wantsShrinking) entry.wantsShrinking = !recompression.add(entry);
    if (answer(req, res, entry.variants)) counts.notModified += 1;
    return true;
  }

  async function serve(
    req: IncomingMessage,
    res: ServerResponse,
    key: string,
    render: Render,
  ): Promise<void> {
    if (!isRead(req.method)) return answerOnce(req, res, await renderPage(render));
    if (tryServe(req, res, key)) return;
    counts.misses += 1;
    const { landing, started } = flights.join(key, (marks) => land(key, render, marks));
    const { page, fate, variants } = await landing;
    if (variants) answer(req, res, variants);
    else await answerOnce(req, res, started || fate === 'share' ? page : await renderPage(render));
  }

  function swap(entry: Entry, variants: Variants): void {
    counts.recompressed += 1;
    entry.variants = variants;
    shelf.put(entry);
  }

  function expire(entry: Entry): void {
    const nowMs = clock().getTime();
    // A page already stale keeps its limit: one purge after the other must not make an old page immortal.
    if (nowMs >= entry.freshUntilMs) return;
    entry.freshUntilMs = nowMs;
    entry.staleUntilMs = nowMs + staleLimitMs;
  }

  return {
    tryServe,
    serve,
    purge(tags, { hard = false } = {}) {
      if (hard) flights.detachAll();
      else flights.markChanged(tags);
      for (const entry of shelf.showing(tags)) {
        if (hard) shelf.remove(entry.key);
        else expire(entry);
      }
    },
    expireAll() {
      flights.markChanged(null);
      for (const entry of shelf.all()) expire(entry);
    },
    stats: () => ({ ...shelf.stats(), ...counts }),
    async idle() {
      while (flights.count() > 0) await flights.landed();
      await recompression.idle();
    },
    close() {
      closed = true;
      shelf.clear();
    },
  };
}
