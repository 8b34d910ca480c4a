/** @file A small site behind the page cache, on real HTTP, for tests. */
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Log } from '#platform/log.ts';
import { notFoundKey, searchKeyOf } from './cache-key.ts';
import { createPageCache, type PageCacheOptions, type RenderedPage } from './page-cache.ts';

/** An answer as received: nothing decoded. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Ask = { method?: string; headers?: Record<string, string> };
type Renderer = () => RenderedPage | Promise<RenderedPage>;

/** Returns a page of about 6 kB that compresses like real HTML: sentences vary, markup repeats. */
export const longHtml = (title: string): string =>
  `<!doctype html><title>${title}</title><ul>${Array.from(
    { length: 90 },
    (_, at) =>
      `<li class="card"><a href="/vendor/${at}">${title} ${(at * 7919) % 1013}, Delhi ${110_000 + at}</a></li>`,
  ).join('')}</ul>`;

/** Returns a 200 with this body; overrides for the rest. */
export const page = (body: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  tags: [],
  ...more,
  body: Buffer.from(body),
});

/**
 * Starts the site. `pages` gives the rendering of a key (unknown keys: a 404 that is not the shared one);
 * time stands still until `wait` is called.
 */
export async function startSite(options: Partial<PageCacheOptions> = {}) {
  let nowMs = 1_000_000;
  const logged: string[] = [];
  const note = (_: unknown, text?: string) => void logged.push(String(text ?? _));
  const log = { info: note, warn: note, error: note, debug: note } as Log;
  const cache = createPageCache({
    maxBytes: 5_000_000,
    ttlMs: 60_000,
    staleLimitMs: 600_000,
    clock: () => new Date(nowMs),
    log,
    ...options,
  });
  const pages = new Map<string, Renderer>();
  const renders = new Map<string, number>();
  const instead = new Map<string, string[]>();
  const render = async (key: string) => {
    renders.set(key, (renders.get(key) ?? 0) + 1);
    return (pages.get(key) ?? (() => page(`nothing at ${key}`, { status: 404 })))();
  };
  const server = createServer((req, res) => {
    // Represents every unknown address.
    const page = req.url!.includes('?q=') ? searchKeyOf(req.url!) : req.url!;
    const key = req.url!.includes('%') ? notFoundKey : page;
    if (cache.tryServe(req, res, key)) return;
    cache
      .serve(req, res, key, () => render(key), instead.get(key))
      .catch((error: Error) => res.writeHead(500).end(error.message));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    cache,
    port,
    logged,
    pages,
    /** Keys that replace one whose render fails. */
    instead,
    rendersOf: (key: string): number => renders.get(key) ?? 0,
    wait: (forMs: number) => void (nowMs += forMs),
    async ask(path: string, { method = 'GET', headers = {} }: Ask = {}): Promise<Answer> {
      const req = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
      const [res] = await once(req, 'response');
      return { status: res.statusCode, headers: res.headers, body: await buffer(res) };
    },
    async close() {
      cache.close();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
/** See `startSite`. */
export type Site = Awaited<ReturnType<typeof startSite>>;
