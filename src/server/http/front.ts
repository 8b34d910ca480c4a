/** @file The very front: kept pages are answered before the framework is asked, everything else is handed on. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { pageKey } from './page-address.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** Limits on slow and large clients; each is far beyond what a phone on a weak line needs. */
const limits = {
  requestTimeout: 30_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5000,
};

/**
 * The HTTP server over `handler`. Only a plain read may be kept: a request with a token is somebody's own. While the
 * server closes, the framework answers alone, since it tells clients to go.
 */
export function createFront(handler: RequestListener, pageCache: Pick<PageCache, 'tryServe'>): Server {
  const server = createServer(limits, (request, response) => {
    if (
      server.listening &&
      !request.headers.authorization &&
      (request.method === 'GET' || request.method === 'HEAD')
    ) {
      const key = pageKey(request.url ?? '/');
      if (key !== null && pageCache.tryServe(request, response, key)) return;
    }
    handler(request, response);
  });
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
