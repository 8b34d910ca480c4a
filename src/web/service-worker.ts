/**
 * @file The service worker: caches visited public pages for reading offline. Pages and data come from the network first, so nothing
 * outdated is shown while there is one, and a new version of the site needs no reload. Shows push messages on a vendor's device.
 * @where How does the service worker keep pages and answer from them?
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { paths } from '#facts/paths.ts';
import { daySeconds } from '#facts/time.ts';
import { splitLocale, withLocale } from '#words/locales.ts';
import { assetsNamedIn, filesOfShell, withoutAnyScript } from '#kit/offline/offline-html.ts';
import { isPageKeptOffline, isReplyKeptOffline } from '#kit/offline/offline-rules.ts';
import { type PushWords } from '#kit/offline/push-notice.ts';
import { answerPushes } from '#kit/offline/push-worker.ts';

type Happening = { waitUntil(work: Promise<unknown>): void };
type Message = Happening & { data: unknown; source: { url: string } | null };
/** The worker's globals used here: TypeScript cannot load the types of pages and of workers at once. */
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
/** Files that a built file may import later, by its name. */
declare const laterFiles: Readonly<Record<string, readonly string[]>>;
/** All languages, since they share one worker. */
declare const pushWords: PushWords;

const worker = globalThis as unknown as Worker;
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
/** Returns the offline page, in the language of the address. */
const offlinePageFor = (url: URL) => withLocale(splitLocale(url.pathname).locale, paths.offline);
const shell = `shell-${buildId}`;
/** Replies cached for an older contract may not fit the present pages, so the cache's name changes with it. */
const replies = `replies-${contractId}`;
/** Pictures of the error and offline pages, which could not be fetched when they are needed. */
const statePictures = ['/art/state/error-800.avif', '/art/state/offline-800.avif'];
/** Slower replies are replaced by the cached ones, where there are any. */
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

/** Caches an offline page without its scripts, which at another address would take it for the wrong page. */
async function keepShell(offlinePage: string): Promise<void> {
  const cache = await caches.open(shell);
  if (await cache.match(offlinePage)) return;
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

/** Caches the open page with every file that it may import later. So the first page of a visit is cached, too. */
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
  event.waitUntil(keepShell(paths.offline).then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});
/** Returns the page to cache: the one in the message, which a visitor has just begun to use, else the open one. */
const pageToKeep = ({ data, source }: Message): URL | null => {
  if (!source) return null;
  const isPath = typeof data === 'string' && data.startsWith('/');
  return isPath ? new URL(data, source.url) : savesData ? null : new URL(source.url);
};
// A page sends a message when it is rendered, so that this does not compete with its own requests.
worker.addEventListener('message', (event) => {
  const { source } = event;
  // Most devices read one language; the offline page of another is cached with its first page.
  if (source) event.waitUntil(keepShell(offlinePageFor(new URL(source.url))));
  const url = pageToKeep(event);
  if (url && isPageKeptOffline(url)) event.waitUntil(keepWhole(new Request(url), event));
});

answerPushes(pushWords);

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
// Every other page comes from the network alone and is not cached; without a network it is the offline page.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());

setCatchHandler(async ({ request }) => {
  // The browser requests the width that fits the screen, and only one is cached.
  const picture = request.url.replace(/-\d+\.\w+$/, '-800.avif');
  const kept = await caches.match(
    request.mode === 'navigate' ? offlinePageFor(new URL(request.url)) : picture,
  );
  return kept ?? (await caches.match(request)) ?? Response.error();
});
