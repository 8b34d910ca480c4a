/**
 * @file Decides when a replica may answer: while it is seconds behind at most, and has everything that this process changed or heard of.
 * A replica that has replayed the primary's log up to the position of some moment holds all that was committed before that moment.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { oncePerMinute } from '../../log-pace.ts';
import type { Line } from './line.ts';

/** The longest time that an answer of the replica may be behind. */
const replicaBoundMs = 5_000;
const betweenChecksMs = 1_000;
const [shortestPauseMs, longestPauseMs] = [2, 50];

/** The position of the primary's log. Servers of one origin share the system; each promotion begins a new timeline. */
const primaryPosition = `
  select pg_current_wal_lsn()::text as lsn, current_database() as name,
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline,
    (select system_identifier::text from pg_control_system()) as system`;

/** Whether the replica has replayed it. Positions of two timelines cannot be compared: what was written after the fork differs. */
const replicaState = `
  select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has,
    pg_is_in_recovery() and current_database() = $2 and system_identifier::text = $4
      and greatest(timeline_id, min_recovery_end_timeline) = $3 as follows
  from pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`;

export type ReplicaGate = {
  /** Returns whether the replica may answer a question of this moment. */
  isOpen(): boolean;
  /** Returns whether the replica follows the primary within the bound. */
  isFresh(): boolean;
  /** Notes a change: the gate is closed until the replica has everything that is committed by now. */
  noteChange(): void;
  /** Closes the gate until the next good check: a connection was lost. */
  doubt(reason: unknown): void;
  /** Settles as the work does, or rejects once the replica no longer answers. */
  whileThere<Result>(work: Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

type Servers = { primary: Line; replica: Line; log: Log };

/** Starts to compare the two servers, once a second and after each change. */
export function watchReplica({ primary, replica, log }: Servers): ReplicaGate {
  const now = () => performance.now();
  let changes = 0;
  /** The number of changes, and the moment, that the replica is known to have. */
  let has = { changes: -1, asOf: -Infinity };
  let told = true;
  let wake = () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const waiting = new Set<(reason: Error) => void>();
  const paced = oncePerMinute();
  const isFresh = () => now() - has.asOf <= replicaBoundMs;

  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  /** Waits for the time of the next check, or the next change. */
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, betweenChecksMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function tell(reason: unknown): void {
    if (isFresh() === told) return;
    told = isFresh();
    const write = told
      ? () => log.info({}, 'the replica answers')
      : () =>
          log.warn(
            { reason: String(reason) },
            'the replica does not answer, or is behind; the primary answers',
          );
    paced(String(told), write);
  }

  function doubt(reason: unknown): void {
    has = { changes: -1, asOf: -Infinity };
    tell(reason);
    for (const reject of waiting) reject(new Error('The replica does not answer.'));
  }

  /** Asks whether the replica follows a position, and has it. */
  async function askReplica({ lsn, name, timeline, system }: Record<string, unknown>): Promise<boolean> {
    const { has: isThere, follows } = await replica.ask(replicaState, [lsn, name, timeline, system]);
    if (follows !== true) throw new Error('It is no replica of the primary, or was promoted.');
    return isThere === true;
  }

  /** Waits until the replica has the position of this moment, which does not move on while it catches up. */
  async function check(): Promise<void> {
    const asked = { changes, asOf: now() };
    const position = await primary.ask(primaryPosition);
    for (let ms = shortestPauseMs; !signal.aborted; ms = Math.min(2 * ms, longestPauseMs)) {
      const isThere = await askReplica(position).catch((reason: unknown) => {
        doubt(reason);
        throw reason;
      });
      if (isThere) return void (has = asked);
      if (now() - asked.asOf > replicaBoundMs) throw new Error('It is behind.');
      await pause(ms);
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      try {
        await check();
        tell(undefined);
        if (has.changes === changes) await rest();
      } catch (reason) {
        tell(reason);
        await pause(betweenChecksMs);
      }
    }
  }

  const watching = watch();
  return {
    isFresh,
    isOpen: () => has.changes === changes && isFresh(),
    noteChange() {
      changes += 1;
      wake();
    },
    doubt,
    async whileThere(work) {
      const gone = Promise.withResolvers<never>();
      waiting.add(gone.reject);
      try {
        return await Promise.race([work, gone.promise]);
      } finally {
        waiting.delete(gone.reject);
      }
    },
    async close() {
      ending.abort();
      wake();
      await Promise.all([primary.close(), replica.close()]);
      await watching;
    },
  };
}
