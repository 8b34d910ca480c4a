/**
 * @file Keeps what was visited for when the network is away. The network always comes first for pages and data, so nothing
 * old is shown while there is one, and a new version of the site needs no reload and no question.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { daySeconds } from '#facts/time.ts';
import { assetsNamedIn, filesOfShell, withoutAnyScript } from '#kit/offline-html.ts';
import { isPageKeptOffline, isReplyKeptOffline } from '#kit/offline-rules.ts';

type Happening = { waitUntil(work: Promise<unknown>): void };
type Message = Happening & { source: { url: string } | null };
/** As much of a worker's world as is used here; the browser's own types and a worker's cannot be had at once. */
type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Happening) => void): void;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
/** Changes with every build, and with it this file, so that the browser sees a new version. */
declare const buildId: string;
/** Changes with the shapes of replies. */
declare const contractId: string;
/** By the name of a built file, what it may ask for later. */
declare const laterFiles: Readonly<Record<string, readonly string[]>>;

const worker = globalThis as unknown as Worker;
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const offlinePage = '/offline';
const shell = `shell-${buildId}`;
/** What an older build has kept may not fit today's pages: it is fetched anew. */
const replies = `replies-${contractId}`;
/** Of the pages that stand in for others; fetched when they are needed they would come too late. */
const statePictures = ['/art/state/error-800.avif', '/art/state/offline-800.avif'];
/** A network slower than this is treated as none, where there is something kept. */
const networkTimeoutSeconds = 8;
const monthSeconds = 30 * daySeconds;

const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true });
const networkFirst = (cacheName: string, maxEntries: number) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: networkTimeoutSeconds,
    plugins: [atMost(maxEntries)],
  });

/** The offline page without its scripts: shown at any address, they would take it for the wrong page. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(shell);
  const answer = await fetch(offlinePage, { cache: 'no-cache' });
  if (!answer.ok) throw new Error('the offline page could not be fetched');
  const html = withoutAnyScript(await answer.text());
  await cache.put(
    offlinePage,
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  );
  await cache.addAll([...filesOfShell(html), ...statePictures]);
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => /^(shell|replies)/.test(name) && name !== shell && name !== replies);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const assets = new CacheFirst({ cacheName: 'assets', plugins: [atMost(400)] });
const pages = networkFirst('pages', 60);

/** Keeps the page that is open, the first of a visit included, with every file that it may ask for later. */
async function keepWhole(request: Request, event: Happening): Promise<void> {
  const kept =
    (await caches.match(request, { cacheName: 'pages' })) ?? (await pages.handle({ request, event }));
  const html = await kept.clone().text();
  const now = assetsNamedIn(html);
  const files = new Set(now.flatMap((file) => [file, ...(laterFiles[file] ?? [])]));
  await Promise.allSettled(
    [...files].map((file) => assets.handle({ request: new Request(`/assets/${file}`), event })),
  );
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});
// A page says when it is drawn: until then the line is its own.
worker.addEventListener('message', (event) => {
  const url = event.source?.url;
  if (url && !savesData && isPageKeptOffline(new URL(url)))
    event.waitUntil(keepWhole(new Request(url), event));
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(art|brand|icons|media)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [atMost(80)] }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPageKeptOffline(url),
  pages,
);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.method === 'GET' && isReplyKeptOffline(url, request.headers),
  networkFirst(replies, 60),
);
// Every other page comes from the network alone; without one it becomes the offline page and is not kept.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());

setCatchHandler(async ({ request }) => {
  // The browser asks for the width that suits the screen; one is kept.
  const picture = request.url.replace(/-\d+\.\w+$/, '-800.avif');
  const kept = await caches.match(request.mode === 'navigate' ? offlinePage : picture);
  return kept ?? (await caches.match(request)) ?? Response.error();
});
