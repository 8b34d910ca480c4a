/** @file The timeout of every request. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#platform/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the general timeout, in milliseconds. */
    answerTimeoutMs?: number;
  }
}

/** A page renders its own 503 for late data; it is cut off only when that takes too long as well. */
const pageGraceMs = 2000;

/** Discards the reply of a handler that finishes after the timeout, without a warning. A failure is still logged. */
function expectLateAnswer(reply: FastifyReply): void {
  reply.hijack();
  reply.log = reply.log.child({}, { level: 'error' });
}

/**
 * Answers 503 to each request that is not answered in time. The time starts when the request has arrived in full,
 * so that a slow upload does not count. The handler is not cancelled: the same request, repeated with its key, finds the
 * work done.
 */
export function answerInTime(app: FastifyInstance, timeoutMs: number): void {
  const limitOf = ({ url, routeOptions: { config } }: FastifyRequest) =>
    config.answerTimeoutMs ?? (url.startsWith('/api/') ? timeoutMs : timeoutMs + pageGraceMs);

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      if (raw.readableDidRead && !raw.complete) return void timer.refresh();
      // An unread body would keep the connection open.
      if (!raw.complete) reply.header('connection', 'close');
      reply.send(new Problem('unavailable'));
      expectLateAnswer(reply);
    }, limitOf(request));
    raw.once('end', () => timer.refresh());
    const stop = () => clearTimeout(timer);
    reply.raw.once('finish', stop).once('close', stop);
    done();
  });
}

/** Returns a deadline on the process's own clock, which several calls can share. */
export const deadlineIn = (ms: number): number => performance.now() + ms;

/** A grace period for calls that need no database, so that a page with one late part still gets the others. */
const graceMs = 500;

/** Resolves to the task's result when it arrives by the deadline. Throws Problem unavailable otherwise. */
export async function withDeadline<T>(deadline: number, task: () => Promise<T>): Promise<T> {
  const leftMs = Math.max(deadline - performance.now(), graceMs);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Problem('unavailable')), leftMs);
  try {
    return await Promise.race([task(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
