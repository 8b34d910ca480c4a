/** @file One of the servers compared by `page-cache.ts`; it runs as a process of its own. */
import fastify from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hourMs } from '#facts/time.ts';
import { contentSecurityPolicy, securityHeaders } from '#http/content-security.ts';
import { createPageCache, type RenderedPage } from '#http/page-cache/page-cache.ts';

/** `bare`: node:http with ready bytes. `cache`: the page cache on node:http. `fastify`: the page cache in a hook. */
export type ServerKind = 'bare' | 'cache' | 'fastify';
/** The messages of the bench to a server. */
export type Told =
  | { ask: 'sample' }
  | { ask: 'send'; page: { head: string[]; body: string }; unchanged: string[] };
/** Processor time since the start, and memory. */
export type Sample = { cpuUs: number; rssBytes: number };

const kind = process.argv[2] as ServerKind;
const silent = () => {};
const cache = createPageCache({
  maxBytes: 64 * 2 ** 20,
  ttlMs: hourMs,
  clock: () => new Date(),
  log: { info: silent, warn: silent, error: silent, debug: silent },
});

/** Renders a page of about the size and shape of a list of fifty vendors, with words as varied as real ones. */
async function render(): Promise<RenderedPage> {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const words = Array.from({ length: 600 }, () =>
    next(36 ** 6)
      .toString(36)
      .slice(0, 2 + next(5)),
  );
  const text = (count: number) => Array.from({ length: count }, () => words[next(600)]).join(' ');
  const cards = Array.from(
    { length: 50 },
    () => `<article class="grid gap-4 rounded-lg border p-4"><a href="/vendor/${next(1e9)}"><h2>${text(3)}</h2></a>
      <p>${text(60)}</p><img src="/uploads/${next(1e9)}-640.webp" width="640" height="400" alt="" loading="lazy"></article>`,
  ).join('');
  const html = `<!doctype html><html lang="en-IN"><head><title>Wedding vendors</title></head><body>${cards}
    <script>window.context = {}</script><script type="module">import "/assets/entry.js"</script></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...securityHeaders({ publicUrl: 'https://aangan.example' }),
    'content-security-policy': contentSecurityPolicy(html, { secure: true }),
  };
  return { status: 200, headers, body: Buffer.from(html), tags: ['vendors'] };
}

let page = { head: [] as string[], body: Buffer.alloc(0) };
let unchanged: string[] = [];
/** Returns the headers without those that Node adds by itself. */
const given = (head: string[]) => head.slice(0, head.indexOf('Date'));

async function obey(told: Told): Promise<void> {
  if (told.ask === 'send') {
    page = { head: given(told.page.head), body: Buffer.from(told.page.body, 'base64') };
    unchanged = given(told.unchanged);
  }
  const { user, system } = process.cpuUsage();
  process.send!({ cpuUs: user + system, rssBytes: process.memoryUsage.rss() } satisfies Sample);
}
process.on('message', (told: Told) => void obey(told));

const servers = {
  bare: () =>
    createServer((req, res) => {
      if (req.headers['if-none-match'] === undefined) res.writeHead(200, page.head).end(page.body);
      else res.writeHead(304, unchanged).end();
    }),
  cache: () =>
    createServer((req, res) => {
      const key = req.url!;
      if (!cache.tryServe(req, res, key)) void cache.serve(req, res, key, render);
    }),
  async fastify() {
    const app = fastify();
    app.addHook('onRequest', (request, reply, done) => {
      if (!cache.tryServe(request.raw, reply.raw, request.url)) return done();
      reply.hijack();
    });
    app.get('/*', async (request, reply) => {
      reply.hijack();
      await cache.serve(request.raw, reply.raw, request.url, render);
    });
    await app.ready();
    return app.server;
  },
};
const server = await servers[kind]();
await once(server.listen(0, '127.0.0.1'), 'listening');
process.send!((server.address() as AddressInfo).port);
