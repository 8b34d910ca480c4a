/** @file Bodies that never end: how long one may take to arrive, and what becomes of its connection when nobody reads it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, RequestPayload } from 'fastify';
import { Problem } from '#platform/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the body as a stream, and sees to it that it arrives. */
    streamsBody?: boolean;
  }
}

const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The same bytes, ending in a refusal when they are not all there in time. The source stays open for the answer. */
function inTime(body: Readable, timeoutMs: number): Readable {
  const timed = new PassThrough();
  const timer = setTimeout(() => timed.destroy(new Problem('request_timeout')), timeoutMs);
  body.once('error', (error) => timed.destroy(error));
  // Where nobody reads, for the type of the content is not taken, nobody listens either.
  timed.on('error', () => body.unpipe(timed));
  timed.once('close', () => clearTimeout(timer));
  timed.once('end', () => clearTimeout(timer));
  return body.pipe(timed);
}

/** Answers 408 to a JSON or form body that takes longer, and closes its connection. */
export function readBodiesInTime(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', (request, _, payload, done) => {
    if (!hasBody(request) || request.routeOptions.config.streamsBody) done(null, payload);
    else done(null, inTime(payload, timeoutMs) as RequestPayload);
  });
}

/** Closes the connection when the answer is out and the rest of a body, which nobody wants any more, keeps coming for longer. */
export function closeUnread(request: IncomingMessage, response: ServerResponse, timeoutMs: number): void {
  if (!hasBody(request)) return;
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), timeoutMs);
    request.once('close', () => clearTimeout(timer));
  });
}
