/** @file Probes and metrics for operators. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { Problem } from '#platform/problem.ts';

export type Operations = {
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Returns true once the process was told to end: it serves for a moment more, while the proxy turns to another. */
  isEnding(): boolean;
  /** Returns false while changes are refused with 507, since the disk is nearly full. */
  hasRoom(): boolean;
  /** Resolves to the metrics in Prometheus' text format. */
  metrics(): Promise<string>;
  /** Resolves to the page views and conversions of the last days, without personal data. */
  counts(days: number): Promise<unknown>;
  /** Called for every answer that is not from the page cache. */
  observe(request: FastifyRequest, reply: FastifyReply): void;
};

const countedDays = 90;
const readyTimeoutMs = 2000;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Adds `/healthz` (the process answers, and is not about to end), `/readyz` (the database too, and whether changes are accepted: pages are served without), `/metrics` and `/counts` (only with the configured token). */
export function serveOperations(app: FastifyInstance, operations: Operations, { settings }: Config): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.get('/healthz', (_, reply) =>
    operations.isEnding() ? reply.code(503).send({ status: 'ending' }) : { status: 'ok' },
  );
  app.get('/readyz', async (_, reply) => {
    const late = AbortSignal.timeout(readyTimeoutMs);
    const expired = new Promise<never>((_, reject) =>
      late.addEventListener('abort', () => reject(new Error('late'))),
    );
    try {
      await Promise.race([operations.ping(), expired]);
      return {
        status: 'ready',
        changes: operations.hasRoom() ? 'accepted' : 'refused: the disk is nearly full',
      };
    } catch {
      return reply.code(503).send({ status: 'not ready', reason: 'the database does not answer' });
    }
  });
  const onlyStaff = (request: FastifyRequest) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const token = settings.METRICS_TOKEN;
    if (!token || !timingSafeEqual(digest(given), digest(token))) throw new Problem('not_found');
  };
  app.get('/metrics', async (request, reply) => {
    onlyStaff(request);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await operations.metrics());
  });
  app.get('/counts', async (request) => {
    onlyStaff(request);
    return operations.counts(countedDays);
  });
}
