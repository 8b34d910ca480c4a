/**
 * @file Keeps what was visited for when the network is away. The network always comes first for pages and data, so nothing
 * old is shown while there is one, and a new version of the site needs no reload and no question.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { keepsPage, keepsReply } from '#kit/kept-offline.ts';

type Happening = { waitUntil(work: Promise<unknown>): void };
/** As much of a worker's world as is used here; the browser's own types and a worker's cannot be had at once. */
type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Happening) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
/** Changes with every build, and with it this file, so that the browser sees a new version. */
declare const buildId: string;

const worker = globalThis as unknown as Worker;
const offlinePage = '/offline';
const shell = `shell-${buildId}`;
/** A network slower than this is treated as none, where there is something kept. */
const patienceSeconds = 8;
const monthSeconds = 30 * 86_400;

const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true });
const networkFirst = (cacheName: string, maxEntries: number) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: patienceSeconds, plugins: [atMost(maxEntries)] });

/** The offline page without its scripts: shown at any address, they would take it for the wrong page. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(shell);
  const answer = await fetch(offlinePage, { cache: 'no-cache' });
  if (!answer.ok) throw new Error('the offline page could not be fetched');
  const html = (await answer.text()).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  await cache.put(
    offlinePage,
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
  const files = html.match(/\/(?:assets|brand)\/[\w./-]+\.(?:css|woff2|svg)/g) ?? [];
  await cache.addAll([...new Set(files)]);
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('shell-') && name !== shell);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => worker.clients.claim()));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [atMost(200)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(art|brand|icons|media)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [atMost(80)] }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && keepsPage(url),
  networkFirst('pages', 60),
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.method === 'GET' && keepsReply(url, request.headers),
  networkFirst('replies', 60),
);
// Every other page comes from the network alone; without one it becomes the offline page and is not kept.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());

setCatchHandler(async ({ request }) => {
  const kept = request.mode === 'navigate' ? await caches.match(offlinePage) : await caches.match(request);
  return kept ?? Response.error();
});
