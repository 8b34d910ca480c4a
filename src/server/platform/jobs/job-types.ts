import type { Database } from '../db/open.ts';

/** One piece of work as its handler sees it. `attempt` counts from 1, `last` is true when there is no other. The signal is aborted at a hard stop. */
export type Job<Data> = { id: string; data: Data; attempt: number; last: boolean; signal: AbortSignal };

/** Does the work. May run twice for one job (a crash after the work, before its tick): it must bear that. */
export type JobHandler<Data> = (job: Job<Data>) => Promise<void>;

/**
 * A queue and the work on what others put into it. `parked` is told of a job that is not started again, since its process died each time.
 */
export type Queue = {
  name: string;
  work(job: Job<object>): Promise<void>;
  settings?: QueueSettings;
  parked?(data: object): Promise<void>;
};

/** Work by the clock of Asia/Kolkata: `cron` has five fields. */
export type ScheduledJob = { name: string; cron: string; task: () => Promise<void> };

/** How a queue treats failures. */
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

/**
 * When to start, and a key of which at most one job may wait in a queue. With `singletonSeconds` at most one of a key is made in each
 * stretch of so many seconds; with `singletonNextSlot` the next one is made for the stretch that follows.
 */
export type SendOptions = {
  startAfter?: Date;
  singletonKey?: string;
  singletonSeconds?: number;
  singletonNextSlot?: boolean;
};

/** A job that failed too often. `reason` is what its last attempt threw, cut to 500 characters. */
export type DeadLetter = { id: string; data: unknown; failedAt: Date; reason: string | null };

/** A job that is not started again, since its process died each time that it ran. */
export type ParkedJob = { id: string; queue: string; parkedAt: Date };

/** The durable queue: its jobs survive the process. */
export type Jobs = {
  /** Creates the queue when it is missing and starts its workers. Call it once for each queue, before `send`. */
  define<Data extends object>(
    queue: string,
    handler: JobHandler<Data>,
    settings?: QueueSettings,
    onParked?: (data: Data) => Promise<void>,
  ): Promise<void>;
  /** Starts the workers of queues that were defined while work was held; those of an earlier process may be deadly, so the site serves before. */
  begin(): Promise<void>;
  /** The jobs that were parked since a moment, the newest first. */
  parked(since: Date): Promise<ParkedJob[]>;
  /**
   * Adds a job. Inside a transaction give `tx`: the job then exists exactly when the transaction's rows do, and a
   * worker starts on it at the commit. Resolves with the job's id, or null when its singletonKey is taken.
   */
  send(db: Database, queue: string, data: object, options?: SendOptions): Promise<string | null>;
  /** The jobs of the queue that failed too often, oldest first, at most 1,000. */
  deadLetters(queue: string): Promise<DeadLetter[]>;
  /** Retries up to 1,000 dead letters with a full round of attempts. Resolves with their number. */
  redrive(queue: string): Promise<number>;
  /** Runs the handler by the clock of Asia/Kolkata, once over all processes. Cron with five fields. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  /** How many jobs wait for a worker or another attempt, and how many have failed too often. */
  counts(): Promise<{ waiting: number; dead: number }>;
  /** Waits for running jobs (at most ten seconds), then stops. The rest runs after the next start. */
  stop(): Promise<void>;
};

/** Polling intervals in seconds; shorter ones are for tests. */
export type Pace = {
  /** Orphaned and overdue jobs. Default 30. */
  supervise: number;
  /** How long a job of a process that died counts as running (on a server; the embedded kind knows at once). Default 30. */
  heartbeat: number;
  /** NOTIFY wakes the workers; this poll finds retries that became due, and jobs whose NOTIFY was lost. Default 5. */
  poll: number;
};
