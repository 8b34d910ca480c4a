import type { Database } from '../db/open.ts';

/** A job in its handler. `attempt` counts from 1, `last` is true for the final one. The signal is aborted at a hard stop. */
export type Job<Data> = { id: string; data: Data; attempt: number; last: boolean; signal: AbortSignal };

/** Does the work. It may run twice for one job (a crash after the work, before its completion is stored) and must tolerate that. */
export type JobHandler<Data> = (job: Job<Data>) => Promise<void>;

/** A queue with its handler. `parked` is called for a job that is not started again, since its process died each time. */
export type Queue = {
  name: string;
  work(job: Job<object>): Promise<void>;
  settings?: QueueSettings;
  parked?(data: object): Promise<void>;
};

/** Work scheduled in Asia/Kolkata: `cron` has five fields. */
export type ScheduledJob = { name: string; cron: string; task: () => Promise<void> };

/** A queue's rules for failures. */
export type QueueSettings = {
  /** Attempts after the first one; then the job becomes a dead letter. Default 5. */
  retryLimit?: number;
  /** Wait before the second attempt; doubled, with some jitter, each time. Default 10. */
  retryDelaySeconds?: number;
  /** The longest wait. Default 3,600. */
  retryDelayMaxSeconds?: number;
  /** A job that runs longer counts as failed. Default 300. */
  timeoutSeconds?: number;
  /** Jobs that run side by side in this process. Default 1. */
  concurrency?: number;
};

/**
 * The start time, and a key of which at most one job may wait in a queue. With `singletonSeconds` at most one job of a key is made in
 * each period of so many seconds; with `singletonNextSlot` the next one is made for the following period.
 */
export type SendOptions = {
  startAfter?: Date;
  singletonKey?: string;
  singletonSeconds?: number;
  singletonNextSlot?: boolean;
};

/** A job that is not done. */
export type UnfinishedJob = {
  id: string;
  data: unknown;
  /** When it was sent, attempts of earlier rounds included. */
  since: Date;
  attempts: number;
  /** When the next attempt is due; null for a dead letter. */
  nextAt: Date | null;
  /** The error of the last attempt, cut to 500 characters; null before the first. */
  reason: string | null;
};

/** How many jobs of a queue are not done. */
export type UnfinishedCounts = {
  /** Jobs that have attempts left. */
  waiting: number;
  /** Jobs that failed for the last time. */
  dead: number;
  /** Age of the oldest that has attempts left, in seconds; 0 without one. */
  oldestSeconds: number;
};

/** A job that is not started again, since its process died in each attempt. */
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
  /** Starts the workers of queues defined while work was held; jobs of an earlier process may be deadly, so the site serves first. */
  begin(): Promise<void>;
  /** Returns the jobs parked since a moment, the newest first. */
  parked(since: Date): Promise<ParkedJob[]>;
  /**
   * Adds a job. Inside a transaction give `tx`: the job then exists exactly when the transaction's rows do, and a
   * worker starts on it at the commit. Resolves with the job's id, or null when its singletonKey is taken.
   */
  send(db: Database, queue: string, data: object, options?: SendOptions): Promise<string | null>;
  /**
   * Returns the jobs of the queue that failed at least once or were sent before a moment: first those with attempts left, the oldest
   * first, then the dead letters, the newest first.
   */
  unfinished(queue: string, asked: { sentBefore: Date; limit: number }): Promise<UnfinishedJob[]>;
  /** Counts the jobs of the queue that are not done. */
  countUnfinished(queue: string): Promise<UnfinishedCounts>;
  /** Tries every job that waits for another attempt now, and up to 1,000 dead letters anew. Resolves to their number. */
  tryNow(queue: string): Promise<number>;
  /** Retries up to 1,000 dead letters with a full round of attempts. Resolves to their number. */
  redrive(queue: string): Promise<number>;
  /** Schedules the handler in Asia/Kolkata, once over all processes. Cron with five fields. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  /** Returns the number of jobs that wait for a worker or another attempt, and of those that failed too often. */
  counts(): Promise<{ waiting: number; dead: number }>;
  /** Waits for running jobs (at most ten seconds), then stops. The rest runs after the next start. */
  stop(): Promise<void>;
};

/** Polling intervals in seconds; shorter ones are for tests. */
export type Pace = {
  /** The check for orphaned and overdue jobs. Default 30. */
  supervise: number;
  /** The time for which a job of a dead process counts as running (on a server; the embedded kind knows at once). Default 30. */
  heartbeat: number;
  /** NOTIFY wakes the workers; this poll finds due retries, and jobs with a lost NOTIFY. Default 5. */
  poll: number;
};
