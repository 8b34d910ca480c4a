/** @file Metrics in Prometheus' format. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseHandle } from '#platform/db/handle.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { UnfinishedCounts } from '#platform/jobs/job-types.ts';
import type { HealthReaders } from '#platform/health/health-facts.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { withTimeout } from './page-cache/with-timeout.ts';

type Sources = {
  pageCache: Pick<PageCache, 'stats'>;
  handle: Pick<DatabaseHandle, 'stats'>;
  jobs: Pick<Jobs, 'counts'>;
  mails: () => Promise<UnfinishedCounts>;
  health: Pick<HealthReaders, 'disk' | 'backup' | 'certificate'>;
  hasRoom: () => boolean;
};

/** Bounds the database's metrics, so that a stalled database does not hide the others. */
const gaugeTimeoutMs = 2000;
const latencyBucketsSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Registers the metrics of one process: requests past the page cache, the cache itself, the database, the runtime. */
export function createMetrics({ pageCache, handle, jobs, mails, health, hasRoom }: Sources) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered past the page cache',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'What browsers say the content security policy stopped, by its rule',
    labelNames: ['directive'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, past the page cache',
    labelNames: ['route'],
    buckets: latencyBucketsSeconds,
    registers,
  });
  const gauges = (prefix: string, help: string, read: () => object | Promise<object>) =>
    new Gauge({
      name: prefix,
      help,
      labelNames: ['what'],
      registers,
      async collect() {
        // While the database is down its metrics are missing rather than old.
        this.reset();
        for (const [what, value] of Object.entries(
          await withTimeout(gaugeTimeoutMs, Promise.resolve(read())).catch(() => ({})),
        ))
          if (typeof value === 'number') this.set({ what }, value);
      },
    });
  gauges('page_cache', 'The page cache since start; entries and bytes as of now', pageCache.stats);
  gauges('database', 'The database connection since start', handle.stats);
  gauges('writes', 'Changes as of now: refused is 1 while the disk is nearly full', () => ({
    refused: hasRoom() ? 0 : 1,
  }));
  gauges('jobs', 'Jobs as of now: waiting for a worker or another attempt, and dead after the last one', () =>
    jobs.counts(),
  );
  gauges(
    'mails',
    'Mails as of now: undelivered, of these waiting or dead, and the age of the oldest that waits',
    async () => {
      const { waiting, dead, oldestSeconds } = await mails();
      return { undelivered: waiting + dead, waiting, dead, oldest_seconds: oldestSeconds };
    },
  );
  gauges('disk', 'The disk of DATA_DIR: free and total bytes', async () => {
    const disk = await health.disk();
    return { free_bytes: disk?.freeBytes, total_bytes: disk?.totalBytes };
  });
  gauges(
    'backup',
    'The last complete backup: its moment in seconds of Unix, 0 without one, and its bytes',
    async () => {
      const { last } = await health.backup();
      return { last_seconds: last ? Date.parse(last.at) / 1000 : 0, bytes: last?.bytes };
    },
  );
  gauges(
    'certificate',
    'The end of the certificate in seconds of Unix; without https it never comes',
    async () => {
      const end = await health.certificate();
      return { end_seconds: end === undefined ? Infinity : end && end.getTime() / 1000 };
    },
  );
  return {
    text: () => register.metrics(),
    /** Counts a policy report of a browser. The directive is one of ours or `other`. */
    countReport: (directive: string): void => reports.inc({ directive }),
    /** Counts an answer. The route is a pattern, never a requested address. */
    observe(request: FastifyRequest, reply: FastifyReply): void {
      const route = request.routeOptions.url ?? 'none';
      requests.inc({ method: request.method, route, status: String(reply.statusCode) });
      seconds.observe({ route }, reply.elapsedTime / 1000);
    },
  };
}
