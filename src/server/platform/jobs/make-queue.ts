import type { PgBoss, QueueResult } from 'pg-boss';
import { daySeconds, hourSeconds } from '#facts/time.ts';
import type { Pace, QueueSettings } from './job-types.ts';

const keepSeconds = 90 * daySeconds;
const noJob = '00000000-0000-0000-0000-000000000000';

/** Returns the name of the dead-letter queue of a queue. */
export const deadLetterQueue = (queue: string): string => `${queue}.dead`;

/** Creates the queue and its dead letters unless they are stored with these rules: that takes five queries, and there are 50 queues. */
export async function makeQueue(
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
    // Completed jobs may hold personal data, and nobody needs them.
    deleteAfterSeconds: daySeconds,
  };
  const known = stored.get(queue);
  const asWanted = (name: keyof typeof rules): boolean => known?.[name] === rules[name];
  if (stored.has(dead) && (Object.keys(rules) as (keyof typeof rules)[]).every(asWanted)) return;
  await boss.createQueue(dead, { retentionSeconds: keepSeconds });
  await boss.createQueue(queue, rules);
  // Updates a queue that an earlier version made with other options.
  await boss.updateQueue(queue, rules);
  // Fills the queue cache, as the start does with stored queues. Unfilled, `send` would query the pool from inside a transaction, and
  // the embedded database, with its one connection, would wait for itself.
  for (const name of [queue, dead]) await boss.findJobs(name, { id: noJob });
}
