/** @file The very front: kept pages are answered before the framework is asked, everything else is handed on. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Settings } from '#platform/config/settings.ts';
import { boundConnections } from './connections.ts';
import { hasOneHost } from './host-header.ts';
import { pageKey } from './page-address.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** What a phone on a weak line never needs more than. */
const maxHeaderBytes = 16_384;
const slowestCheckMs = 5000;

/** How patient the server is with its clients, and how many it takes. */
export type FrontLimits = Pick<
  Settings,
  'HEADERS_TIMEOUT_MS' | 'REQUEST_TIMEOUT_MS' | 'KEEP_ALIVE_MS' | 'STALLED_MS' | 'MAX_CONNECTIONS'
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
export function createFront(
  { handle, refuse }: Handlers,
  pageCache: Pick<PageCache, 'tryServe'>,
  limits: FrontLimits,
): Server {
  const patience = {
    headersTimeout: Math.min(limits.HEADERS_TIMEOUT_MS, limits.REQUEST_TIMEOUT_MS),
    requestTimeout: limits.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: limits.KEEP_ALIVE_MS,
    maxHeaderSize: maxHeaderBytes,
    // Node would refuse in a shape of its own.
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(slowestCheckMs, limits.HEADERS_TIMEOUT_MS),
  };
  const server = createServer(patience, (request, response) => {
    if (!hasOneHost(request)) return refuse(request, response);
    if (
      server.listening &&
      !request.headers.authorization &&
      (request.method === 'GET' || request.method === 'HEAD')
    ) {
      const key = pageKey(request.url ?? '/');
      if (key !== null && pageCache.tryServe(request, response, key)) return;
    }
    connections.work(request, response);
    handle(request, response);
  });
  server.timeout = limits.STALLED_MS;
  const connections = boundConnections(server, limits.MAX_CONNECTIONS);
  return server;
}

const sweepMs = 50;

/** Closes the server when the requests under way are answered. A connection that becomes idle meanwhile would otherwise be kept alive. */
export async function closeFront(server: Server, close: () => Promise<unknown>): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  try {
    await close();
  } finally {
    clearInterval(sweep);
  }
}
