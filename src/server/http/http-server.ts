/** @file The HTTP server: answers from the page cache first, and passes everything else to the framework. */
import { createServer, type RequestListener, type Server, type IncomingMessage } from 'node:http';
import type { Settings } from '#platform/config/settings.ts';
import { closeUnread } from './body-deadline.ts';
import { boundConnections } from './connections.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { pageKeyOf } from './page-key.ts';

/** A host name or address with an optional port; nothing that could be read as a path, a user or a second name. */
const hostname = /^(?:\[[0-9a-f:.]+\]|[\w.~-]+)(?::\d{1,5})?$/i;

/**
 * Returns false for several `Host` headers or a malformed one. Node uses the first of several where a proxy may have used
 * the last, so the two would not mean the same site. HTTP/1.0 may send none.
 */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  if (count === 0) return httpVersion === '1.0';
  return count === 1 && hostname.test(headers.host!);
}

/** Generous for a phone on a slow connection. */
const maxHeaderBytes = 16_384;
const slowestCheckMs = 5000;

/** Timeouts for slow clients, and the number of connections. */
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
  /** Answers a request with a bad `Host` header. */
  refuse: RequestListener;
};

/**
 * Creates the HTTP server over `handle`. Only a GET or HEAD without a token is answered from the cache. While the server
 * closes, only the framework answers, since it requests disconnection.
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
    // Node would answer without our error shape.
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(slowestCheckMs, limits.HEADERS_TIMEOUT_MS),
  };
  const server = createServer(timeouts, (request, response) => {
    if (!connections.admit(request, response)) return;
    if (!hasOneHost(request)) return refuse(request, response);
    closeUnread(request, response, limits.BODY_TIMEOUT_MS);
    if (
      server.listening &&
      !request.headers.authorization &&
      (request.method === 'GET' || request.method === 'HEAD')
    ) {
      const key = pageKeyOf(request.url ?? '/');
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

/** Closes the server after the running requests are answered. A connection that becomes idle meanwhile would otherwise be kept alive. */
export async function closeHttpServer(server: Server, close: () => Promise<unknown>): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  try {
    await close();
  } finally {
    clearInterval(sweep);
  }
}
