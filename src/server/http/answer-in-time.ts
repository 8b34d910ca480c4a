/** @file The time within which every request is answered, whatever hangs behind us. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#platform/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In place of the general time, in milliseconds. */
    answerTimeoutMs?: number;
  }
}

/** A page makes its own 503 of what it could not have; only when that fails as well, it is cut off. */
const pageGraceMs = 2000;

/**
 * Answers 503 to each request that is not answered in time. The time runs from the moment when it has wholly arrived: how long it
 * may take to come is bounded elsewhere, and a weak line is no fault of whoever writes. What was begun goes on, so that the same
 * request, sent again under its key, finds it done.
 */
export function answerInTime(app: FastifyInstance, timeoutMs: number): void {
  const limitOf = ({ url, routeOptions: { config } }: FastifyRequest) =>
    config.answerTimeoutMs ?? (url.startsWith('/api/') ? timeoutMs : timeoutMs + pageGraceMs);

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      if (raw.readableDidRead && !raw.complete) return void timer.refresh();
      // The rest of a body that nobody reads would hold the connection.
      if (!raw.complete) reply.header('connection', 'close');
      reply.send(new Problem('unavailable'));
    }, limitOf(request));
    raw.once('end', () => timer.refresh());
    const stop = () => clearTimeout(timer);
    reply.raw.once('finish', stop).once('close', stop);
    done();
  });
}

/** The moment, on the process's own clock, until which work may take: so that several calls share one time. */
export const momentIn = (ms: number): number => performance.now() + ms;

/** What needs nobody else is there by then; so a page that waited in vain for one part still gets the others. */
const atOnceMs = 500;

/** The result of a task that is there in time, or, when the moment has passed, at once. @throws Problem unavailable */
export async function inTime<T>(moment: number, task: () => Promise<T>): Promise<T> {
  const leftMs = Math.max(moment - performance.now(), atOnceMs);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Problem('unavailable')), leftMs);
  try {
    return await Promise.race([task(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
