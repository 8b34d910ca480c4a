import { PgBoss } from 'pg-boss';
import { hourSeconds } from '#facts/time.ts';
import type { DatabaseHandle, Log } from '../db/open.ts';
import { oncePerMinute } from '../log-pace.ts';
import type { Pace } from './job-types.ts';
import { markDied } from './parking.ts';

const schema = 'pgboss';
const neverSeconds = hourSeconds;

/**
 * Starts pg-boss on our own connections. It creates its own schema; several processes may start together. Without `schedule` it starts
 * nothing by the clock.
 */
export async function startBoss(
  handle: DatabaseHandle,
  log: Log,
  pace: Pace,
  schedule: boolean,
): Promise<PgBoss> {
  const embedded = handle.kind === 'pglite';
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
    schedule,
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
    // Only for jobs that depend on others, of which there are none.
    flowIntervalSeconds: neverSeconds,
    // The embedded engine has no autovacuum (housekeeping does it) and cannot rebuild an index beside other work.
    monitorVacuum: !embedded,
    reindex: !embedded,
  });
  // Only the message is logged, since a job's data holds visitors' words.
  const paced = oncePerMinute();
  boss.on('error', (error: Error & { queue?: string }) =>
    paced(error.queue ?? '', (leftOut) =>
      log.error({ reason: error.message, queue: error.queue, leftOut }, 'job queue failed'),
    ),
  );
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue warns'));
  await boss.start();
  if (embedded) await markDied(handle, schema);
  return boss;
}
