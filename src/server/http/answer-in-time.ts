/** @file The timeout of every request. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outsideReads, startRead } from '#platform/db/reads.ts';
import { Problem } from '#platform/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the general timeout, in milliseconds. */
    answerTimeoutMs?: number;
  }
}

/** A page renders its own 503 for late data; it is cut off only when that takes too long as well. */
const pageGraceMs = 2000;

const readMethods = new Set(['GET', 'HEAD']);

/**
 * Discards the reply of a handler that finishes after the timeout, without a warning. The failure of a change is still logged; a read
 * fails because it is ended.
 */
function expectLateAnswer(reply: FastifyReply, isRead: boolean): void {
  reply.hijack();
  reply.log = reply.log.child({}, { level: isRead ? 'fatal' : 'error' });
}

/**
 * Answers 503 to each request that is not answered in time. The time starts when the request has arrived in full,
 * so that a slow upload does not count. The statements of a read end with it. A change is not cancelled: the same request, repeated with
 * its key, finds the work done.
 */
export function answerInTime(app: FastifyInstance, timeoutMs: number): void {
  const limitOf = ({ url, routeOptions: { config } }: FastifyRequest) =>
    config.answerTimeoutMs ?? (url.startsWith('/api/') ? timeoutMs : timeoutMs + pageGraceMs);

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const isRead = readMethods.has(request.method);
    let end = () => {};
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      if (raw.readableDidRead && !raw.complete) return void timer.refresh();
      // An unread body would keep the connection open.
      if (!raw.complete) reply.header('connection', 'close');
      reply.send(new Problem('unavailable'));
      expectLateAnswer(reply, isRead);
      end();
    }, limitOf(request));
    raw.once('end', () => timer.refresh());
    const stop = () => clearTimeout(timer);
    reply.raw.once('finish', stop).once('close', stop);
    if (isRead) ({ end } = startRead(done));
    else outsideReads(done);
  });
}

/** Returns a deadline on the process's own clock, which several calls can share. */
export const deadlineIn = (ms: number): number => performance.now() + ms;

/** A grace period for calls that need no database, so that a page with one late part still gets the others. */
const graceMs = 500;

/**
 * Resolves to the result of a task that only reads, when it arrives by the deadline. Otherwise it throws Problem unavailable and ends the
 * task's statements; a request for a change that the task makes within the app goes on.
 */
export async function withDeadline<T>(deadline: number, task: () => Promise<T>): Promise<T> {
  const leftMs = Math.max(deadline - performance.now(), graceMs);
  const late = Promise.withResolvers<never>();
  let end = () => {};
  const timer = setTimeout(() => {
    late.reject(new Problem('unavailable'));
    end();
  }, leftMs);
  try {
    const read = startRead(task);
    ({ end } = read);
    return await Promise.race([read.result, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
