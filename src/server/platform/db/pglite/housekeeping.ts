import { dayMs, minuteMs } from '#facts/time.ts';
import type { Log } from '../handle.ts';

const checkpointEveryMs = 5 * minuteMs;
const vacuumEveryMs = dayMs;
/** Rows changed since the last vacuum that make another one worth its time. */
const vacuumAfterWrites = 20_000;

/**
 * Does the work of the server's background processes, which the embedded engine lacks: checkpoints every five
 * minutes (a crash then replays little), VACUUM (ANALYZE) each day or after many writes.
 * @returns a function that stops it
 */
export function startHousekeeping(run: (sql: string) => Promise<number>, log: Log): () => void {
  let lastVacuumAtMs = Date.now();
  let writesAtVacuum = 0;
  const changedRows =
    'select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int8 as value from pg_stat_user_tables';
  const tick = async (): Promise<void> => {
    await run('checkpoint');
    const writes = await run(changedRows);
    const due = Date.now() - lastVacuumAtMs >= vacuumEveryMs || writes - writesAtVacuum >= vacuumAfterWrites;
    if (!due) return;
    lastVacuumAtMs = Date.now();
    writesAtVacuum = writes;
    await run('vacuum (analyze)');
  };
  const timer = setInterval(() => {
    tick().catch((error: unknown) => log.warn({ reason: String(error) }, 'database housekeeping failed'));
  }, checkpointEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
