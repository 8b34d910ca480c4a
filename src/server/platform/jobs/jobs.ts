import { sql } from '#platform/db/drizzle.ts';
import { fromDrizzle, type JobWithMetadata } from 'pg-boss';
import { timeZone } from '#facts/time.ts';
import { shorten } from '#domain/formats/shorten.ts';
import type { DatabaseHandle, Log } from '../db/open.ts';
import { oncePerMinute } from '../log-pace.ts';
import { startBoss } from './boss.ts';
import { deadLetterQueue, makeQueue } from './make-queue.ts';
import { countUnfinished, makeDueNow, unfinishedJobs } from './unfinished-jobs.ts';
import { parkDeadly, parkedJobs } from './parking.ts';
import type { JobHandler, Jobs, Pace, QueueSettings } from './job-types.ts';

export type { Job, Jobs } from './job-types.ts';

const stopTimeoutMs = 10_000;

const countJobs = `select count(*) filter (where name not like '%.dead')::int as waiting,
  count(*) filter (where name like '%.dead')::int as dead
  from pgboss.job where state < 'active' and start_after <= now()`;

/** Starts the queue on an open, migrated database. */
export async function startJobs(options: {
  handle: DatabaseHandle;
  log: Log;
  pace?: Partial<Pace>;
  /** Work waits for `begin`. */
  held?: boolean;
  /** Whether scheduled work starts at its time; by default it does. */
  schedule?: boolean;
}): Promise<Jobs> {
  const { handle, log } = options;
  const pace = { supervise: 30, heartbeat: 30, poll: 5, ...options.pace };
  const paced = oncePerMinute();
  const boss = await startBoss(handle, log, pace, options.schedule ?? true);
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  /** The workers of each defined queue. */
  const workers = new Map<string, string[]>();
  /** The starters of workers; null once work has begun. */
  let waiting: (() => Promise<void>)[] | null = options.held ? [] : null;
  const wake = (queue: string): void => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
  };

  async function define<Data extends object>(
    queue: string,
    handler: JobHandler<Data>,
    settings: QueueSettings = {},
    onParked?: (data: Data) => Promise<void>,
  ): Promise<void> {
    await makeQueue(boss, stored, queue, settings, pace);
    const workOptions = {
      batchSize: 1,
      includeMetadata: true,
      pollingIntervalSeconds: Math.min(2, pace.poll),
      notifyPollingIntervalSeconds: pace.poll,
    } as const;
    const work = async ([job]: JobWithMetadata<Data>[]): Promise<void> => {
      if (!job) return;
      // Polls again at once: after one job a worker would otherwise sleep until the next poll, although more may wait.
      await parkDeadly(handle, queue, job, log, onParked);
      await runLogged(queue, job, handler, log, paced).finally(() => wake(queue));
    };
    const made: string[] = [];
    workers.set(queue, made);
    const startWorkers = async () => {
      for (let count = 0; count < (settings.concurrency ?? 1); count += 1)
        made.push(await boss.work(queue, workOptions, work));
    };
    if (waiting) waiting.push(startWorkers);
    else await startWorkers();
  }

  async function redrive(queue: string): Promise<number> {
    const moved = await boss.redrive(deadLetterQueue(queue));
    wake(queue);
    return moved;
  }

  return {
    define,
    async begin() {
      const starts = waiting ?? [];
      waiting = null;
      for (const start of starts) await start();
    },
    parked: (since) => parkedJobs(handle, since),
    async send(db, queue, data, sendOptions = {}) {
      if (!workers.has(queue)) throw new Error(`The queue "${queue}" is not defined`);
      return boss.send(queue, data, { ...sendOptions, db: fromDrizzle(db, sql) });
    },
    unfinished: (queue, asked) => unfinishedJobs(handle, queue, asked),
    countUnfinished: (queue) => countUnfinished(handle, queue),
    tryNow: async (queue) => (await makeDueNow(handle, queue)) + (await redrive(queue)),
    redrive,
    async schedule(name, cron, handler) {
      await define(name, () => handler(), { retryLimit: 2 });
      await boss.schedule(name, cron, null, { tz: timeZone });
    },
    async counts() {
      const { rows } = await handle.executeSql(countJobs);
      return rows[0] as { waiting: number; dead: number };
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs, close: false }),
  };
}

async function runLogged<Data>(
  queue: string,
  job: JobWithMetadata<Data>,
  handler: JobHandler<Data>,
  log: Log,
  paced: ReturnType<typeof oncePerMinute>,
): Promise<void> {
  const attempt = job.retryCount + 1;
  try {
    await handler({
      id: job.id,
      data: job.data,
      attempt,
      last: attempt > job.retryLimit,
      signal: job.signal,
    });
  } catch (error) {
    // The code only: the message may quote an address.
    const { code, name } = error as { code?: unknown; name?: unknown };
    const details = { queue, jobId: job.id, attempt, code: shorten(String(code ?? name), 40) };
    if (attempt <= job.retryLimit)
      paced(`${queue} ${details.code}`, (leftOut) =>
        log.warn({ ...details, leftOut }, 'job failed and will be tried again'),
      );
    else log.error(details, 'job failed for the last time and waits among the dead letters');
    throw error;
  }
}
