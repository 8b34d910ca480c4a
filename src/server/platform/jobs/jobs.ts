import { sql } from '#platform/db/drizzle.ts';
import { fromDrizzle } from 'pg-boss';
import type { JobWithMetadata, PgBoss, QueueResult } from 'pg-boss';
import { daySeconds, hourSeconds, timeZone } from '#facts/time.ts';
import { shorten } from '#contract/shorten.ts';
import type { DatabaseHandle, Log } from '../db/open.ts';
import { startBoss } from './boss.ts';
import { parkDeadly, parkedJobs } from './parking.ts';
import type { JobHandler, Jobs, Pace, QueueSettings } from './job-types.ts';

export type { DeadLetter, Job, Jobs, QueueSettings } from './job-types.ts';

const stopTimeoutMs = 10_000;
const keepSeconds = 90 * daySeconds;
const noJob = '00000000-0000-0000-0000-000000000000';

const deadLetterQueue = (queue: string): string => `${queue}.dead`;

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
}): Promise<Jobs> {
  const { handle, log } = options;
  const pace = { supervise: 30, heartbeat: 30, poll: 5, ...options.pace };
  const boss = await startBoss(handle, log, pace);
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  /** The workers of each defined queue. */
  const workers = new Map<string, string[]>();
  /** What starts them; null once work has begun. */
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
      // Look again at once: after one job a worker would otherwise sleep until the next poll, although more may wait.
      await parkDeadly(handle, queue, job, log, onParked);
      await runLogged(queue, job, handler, log).finally(() => wake(queue));
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
    async deadLetters(queue) {
      const jobs = await boss.findJobs<unknown>(deadLetterQueue(queue), { queued: true });
      return jobs
        .map(({ id, data, createdOn, sourceOutput }) => ({
          id,
          data,
          failedAt: createdOn,
          reason: reasonOf(sourceOutput),
        }))
        .sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime())
        .slice(0, 1_000);
    },
    async redrive(queue) {
      const moved = await boss.redrive(deadLetterQueue(queue));
      wake(queue);
      return moved;
    },
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

/** Makes the queue and its dead letters where they are not stored with these rules: that takes five queries, and there are 50 queues. */
async function makeQueue(
  boss: PgBoss,
  stored: ReadonlyMap<string, QueueResult>,
  queue: string,
  settings: QueueSettings,
  pace: Pace,
): Promise<void> {
  const dead = deadLetterQueue(queue);
  const rules = {
    notify: true,
    deadLetter: dead,
    retryLimit: settings.retryLimit ?? 5,
    retryDelay: settings.retryDelaySeconds ?? 10,
    retryBackoff: true,
    retryDelayMax: settings.retryDelayMaxSeconds ?? hourSeconds,
    expireInSeconds: settings.timeoutSeconds ?? 300,
    heartbeatSeconds: pace.heartbeat,
    retentionSeconds: keepSeconds,
    // What is done may hold personal data, and nobody needs it.
    deleteAfterSeconds: daySeconds,
  };
  const known = stored.get(queue);
  const asWanted = (name: keyof typeof rules): boolean => known?.[name] === rules[name];
  if (stored.has(dead) && (Object.keys(rules) as (keyof typeof rules)[]).every(asWanted)) return;
  await boss.createQueue(dead, { retentionSeconds: keepSeconds });
  await boss.createQueue(queue, rules);
  // Updates a queue that an earlier version made with other options.
  await boss.updateQueue(queue, rules);
  // Fills the queue cache, as the start does with what is stored. Unfilled, `send` would ask the pool from inside a transaction, and the embedded database,
  // with its one connection, would wait for itself.
  for (const name of [queue, dead]) await boss.findJobs(name, { id: noJob });
}

async function runLogged<Data>(
  queue: string,
  job: JobWithMetadata<Data>,
  handler: JobHandler<Data>,
  log: Log,
): Promise<void> {
  const attempt = job.retryCount + 1;
  try {
    await handler({ id: job.id, data: job.data, attempt, signal: job.signal });
  } catch (error) {
    // The code alone: the message may quote an address.
    const { code, name } = error as { code?: unknown; name?: unknown };
    const details = { queue, jobId: job.id, attempt, code: shorten(String(code ?? name), 40) };
    if (attempt <= job.retryLimit) log.warn(details, 'job failed and will be tried again');
    else log.error(details, 'job failed for the last time and waits among the dead letters');
    throw error;
  }
}

function reasonOf(output: unknown): string | null {
  const message = (output as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? shorten(message, 500) : null;
}
