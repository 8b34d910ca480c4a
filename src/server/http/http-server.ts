/** @file The HTTP server: kept pages are answered before the framework is asked, everything else is handed on. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Settings } from '#platform/config/settings.ts';
import { closeUnread } from './body-deadline.ts';
import { boundConnections } from './connections.ts';
import { hasOneHost } from './host-header.ts';
import { askedPage } from './page-address.ts';
import { randomVariantKey } from './page-cache/cache-key.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** What a phone on a weak line never needs more than. */
const maxHeaderBytes = 16_384;
const slowestCheckMs = 5000;

/** How patient the server is with its clients, and how many it takes. */
export type HttpServerLimits = Pick<
  Settings,
  | 'HEADERS_TIMEOUT_MS'
  | 'BODY_TIMEOUT_MS'
  | 'REQUEST_TIMEOUT_MS'
  | 'KEEP_ALIVE_MS'
  | 'STALLED_MS'
  | 'MAX_CONNECTIONS'
>;

type Handlers = {
  /** The framework. */
  handle: RequestListener;
  /** Answers what no host of ours was asked. */
  refuse: RequestListener;
};

/**
 * The HTTP server over `handle`. Only a plain read may be kept: a request with a token is somebody's own. While the
 * server closes, the framework answers alone, since it tells clients to go.
 */
export function createHttpServer(
  { handle, refuse }: Handlers,
  pageCache: Pick<PageCache, 'tryServe'>,
  limits: HttpServerLimits,
): Server {
  const timeouts = {
    headersTimeout: Math.min(limits.HEADERS_TIMEOUT_MS, limits.REQUEST_TIMEOUT_MS),
    requestTimeout: limits.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_MS,
    maxHeaderSize: maxHeaderBytes,
    // Node would refuse in a shape of its own.
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(slowestCheckMs, limits.HEADERS_TIMEOUT_MS),
  };
  const server = createServer(timeouts, (request, response) => {
    if (!hasOneHost(request)) return refuse(request, response);
    closeUnread(request, response, limits.BODY_TIMEOUT_MS);
    if (
      server.listening &&
      !request.headers.authorization &&
      (request.method === 'GET' || request.method === 'HEAD')
    ) {
      const key = keyOf(request.url ?? '/');
      if (key !== null && pageCache.tryServe(request, response, key)) return;
    }
    connections.work(request, response);
    handle(request, response);
  });
  server.timeout = limits.STALLED_MS;
  const connections = boundConnections(server, limits.MAX_CONNECTIONS);
  return server;
}

/** Under which key an answer to this address is kept, if it is. A reply of the API is kept under its path as the client spells it. */
function keyOf(url: string): string | null {
  const asked = askedPage(url);
  if (!asked) return url.startsWith('/api/') ? url.split('?')[0]! : null;
  const { kept, address, variants, record } = asked;
  return kept && record?.id !== null ? randomVariantKey(address, variants) : null;
}

const sweepMs = 50;

/** Closes the server when the requests under way are answered. A connection that becomes idle meanwhile would otherwise be kept alive. */
export async function closeHttpServer(server: Server, close: () => Promise<unknown>): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  try {
    await close();
  } finally {
    clearInterval(sweep);
  }
}
