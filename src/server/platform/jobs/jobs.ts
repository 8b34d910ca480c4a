import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { JobWithMetadata } from 'pg-boss';
import type { Database, DatabaseHandle, Log } from '../db/open.ts';

/** One piece of work as its handler sees it. `attempt` counts from 1. The signal is aborted at a hard stop. */
export type Job<Data> = { id: string; data: Data; attempt: number; signal: AbortSignal };

/** Does the work. May run twice for one job (a crash after the work, before its tick): it must bear that. */
export type JobHandler<Data> = (job: Job<Data>) => Promise<void>;

/** How a queue treats failures. Times in seconds. */
export type QueueSettings = {
  /** Attempts after the first one; then the job goes to the dead letters. Default 5. */
  retryLimit?: number;
  /** Wait before the second attempt; doubled, with some chance, each time. Default 10. */
  retryDelaySeconds?: number;
  /** The longest wait. Default 3,600. */
  retryDelayMaxSeconds?: number;
  /** A job that runs longer counts as failed. Default 300. */
  timeoutSeconds?: number;
  /** How many run side by side in this process. Default 1. */
  concurrency?: number;
};

/** When to start, and a key of which at most one job may wait. */
export type SendOptions = { startAfter?: Date; singletonKey?: string };

/** A job that failed too often. `reason` is what its last attempt threw, cut to 500 characters. */
export type DeadLetter = { id: string; data: unknown; failedAt: Date; reason: string | null };

/** The queue of work that must happen even when the process dies. */
export type Jobs = {
  /** Makes the queue when it is missing and starts to work on it. Call it once for each queue, before `send`. */
  define<Data extends object>(
    queue: string,
    handler: JobHandler<Data>,
    settings?: QueueSettings,
  ): Promise<void>;
  /**
   * Adds a job. Inside a transaction give `tx`: the job then exists exactly when the transaction's rows do, and a
   * worker starts on it at the commit. Resolves with the job's id, or null when its singletonKey is taken.
   */
  send(db: Database, queue: string, data: object, options?: SendOptions): Promise<string | null>;
  /** The jobs of the queue that failed too often, oldest first, at most 1,000. */
  deadLetters(queue: string): Promise<DeadLetter[]>;
  /** Gives the dead letters another full round of attempts. Resolves with their number. */
  redrive(queue: string): Promise<number>;
  /** Runs the handler by the clock of Asia/Kolkata, once over all processes. Cron with five fields. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  /** Lets running jobs end (at most ten seconds), then stops. What is left is taken up at the next start. */
  stop(): Promise<void>;
};

const schema = 'pgboss';
const timezone = 'Asia/Kolkata';
const stopTimeoutMs = 10_000;
/** NOTIFY wakes the workers; this is for retries that become due, and for a lost NOTIFY. */
const backstopPollSeconds = 5;
/** A process that dies goes on to hold its jobs for this long (on a server; the embedded kind knows better). */
const heartbeatSeconds = 30;
const deadLetterDays = 90;
const secondsADay = 86_400;

const deadLetterQueue = (queue: string): string => `${queue}.dead`;

/** Starts the queue on an open, migrated database. Makes its own schema; several processes may start together. */
export async function startJobs(options: {
  handle: DatabaseHandle;
  log: Log;
  /** How often orphaned and overdue jobs are looked for. Default 30. */
  superviseSeconds?: number;
}): Promise<Jobs> {
  const { handle, log, superviseSeconds = 30 } = options;
  const embedded = handle.kind === 'embedded';
  const boss = new PgBoss({
    schema,
    backend: embedded ? 'pglite' : 'postgres',
    db: {
      executeSql: (text, values) => handle.executeSql(text, values),
      listen: async (channel, onNotification, onReconnect) => {
        const close = await handle.listen(channel, onNotification, onReconnect);
        onReconnect();
        return { close };
      },
    },
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Jobs that wait for each other: not used, so not looked for every five seconds.
    flowIntervalSeconds: 3_600,
    // The embedded engine has no autovacuum (housekeeping does it) and cannot rebuild an index beside other work.
    monitorVacuum: !embedded,
    reindex: !embedded,
  });
  // Messages only: a job's data is what a visitor wrote.
  boss.on('error', (error) => log.error({ reason: error.message }, 'job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue warns'));
  await boss.start();
  // Nobody else can hold the embedded folder: what is still marked as running died with the last process.
  if (embedded) {
    await handle.executeSql(
      `update ${schema}.job set state = 'retry', start_after = now() where state = 'active'`,
    );
  }

  /** The first worker of each defined queue. */
  const workers = new Map<string, string>();

  async function makeQueue(queue: string, settings: QueueSettings): Promise<void> {
    const dead = deadLetterQueue(queue);
    await boss.createQueue(dead, { retentionSeconds: deadLetterDays * secondsADay });
    const rules = {
      notify: true,
      deadLetter: dead,
      retryLimit: settings.retryLimit ?? 5,
      retryDelay: settings.retryDelaySeconds ?? 10,
      retryBackoff: true,
      retryDelayMax: settings.retryDelayMaxSeconds ?? 3_600,
      expireInSeconds: settings.timeoutSeconds ?? 300,
      heartbeatSeconds,
      retentionSeconds: deadLetterDays * secondsADay,
      // What is done holds personal data and nobody needs it.
      deleteAfterSeconds: secondsADay,
    };
    await boss.createQueue(queue, rules);
    await boss.updateQueue(queue, rules);
    // Fills the queue cache. Unfilled, `send` would ask the pool from inside a transaction, and the embedded
    // database, with its one connection, would wait for itself.
    for (const name of [queue, dead])
      await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }

  async function work<Data extends object>(
    queue: string,
    handler: JobHandler<Data>,
    concurrency: number,
  ): Promise<string> {
    const workOptions = {
      batchSize: 1,
      includeMetadata: true,
      localConcurrency: concurrency,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: backstopPollSeconds,
    } as const;
    return boss.work(queue, workOptions, async ([job]: JobWithMetadata<Data>[]) => {
      if (!job) return;
      const attempt = job.retryCount + 1;
      try {
        await handler({ id: job.id, data: job.data, attempt, signal: job.signal });
      } catch (error) {
        const details = { queue, jobId: job.id, attempt, code: codeOf(error) };
        if (attempt > job.retryLimit)
          log.error(details, 'job failed for the last time and waits among the dead letters');
        else log.warn(details, 'job failed and will be tried again');
        throw error;
      }
    });
  }

  return {
    async define(queue, handler, settings = {}) {
      await makeQueue(queue, settings);
      workers.set(queue, await work(queue, handler, settings.concurrency ?? 1));
    },
    async send(db, queue, data, sendOptions = {}) {
      if (!workers.has(queue)) throw new Error(`The queue "${queue}" is not defined`);
      return boss.send(queue, data, { ...sendOptions, db: fromDrizzle(db as never, sql) });
    },
    async deadLetters(queue) {
      const jobs = await boss.findJobs<unknown>(deadLetterQueue(queue), { queued: true });
      return jobs
        .map((job) => ({
          id: job.id,
          data: job.data,
          failedAt: job.createdOn,
          reason: reasonOf(job.sourceOutput),
        }))
        .sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime())
        .slice(0, 1_000);
    },
    async redrive(queue) {
      const moved = await boss.redrive(deadLetterQueue(queue));
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
      return moved;
    },
    async schedule(name, cron, handler) {
      await makeQueue(name, { retryLimit: 2 });
      await work(name, () => handler(), 1);
      await boss.schedule(name, cron, null, { tz: timezone });
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs, close: false }),
  };
}

/** A short word for the log. The message itself may quote an address. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error';
}

function reasonOf(output: unknown): string | null {
  const message = (output as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message.slice(0, 500) : null;
}
