/** @file The timeout of request bodies, and the closing of connections with an unread body. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, RequestPayload } from 'fastify';
import { Problem } from '#platform/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the body as a stream and has a timeout of its own. */
    streamsBody?: boolean;
  }
}

const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns the same bytes as a stream that fails when they are late. The source stays open for the answer. */
function withTimeout(body: Readable, timeoutMs: number): Readable {
  const timed = new PassThrough();
  const timer = setTimeout(() => timed.destroy(new Problem('request_timeout')), timeoutMs);
  body.once('error', (error) => timed.destroy(error));
  // For an unsupported content type the stream is never read, and then nothing else handles its error.
  timed.on('error', () => body.unpipe(timed));
  timed.once('close', () => clearTimeout(timer));
  timed.once('end', () => clearTimeout(timer));
  return body.pipe(timed);
}

/** Answers 408 to a JSON or form body that takes longer, and closes its connection. */
export function readBodiesInTime(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', (request, _, payload, done) => {
    if (!hasBody(request) || request.routeOptions.config.streamsBody) done(null, payload);
    else done(null, withTimeout(payload, timeoutMs) as RequestPayload);
  });
}

/** Closes the connection when, after the answer, the unread rest of a body takes too long to arrive. */
export function closeUnread(request: IncomingMessage, response: ServerResponse, timeoutMs: number): void {
  if (!hasBody(request)) return;
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), timeoutMs);
    request.once('close', () => clearTimeout(timer));
  });
}
