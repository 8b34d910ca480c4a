/** @file A second server that answers reads in the primary's place, where it may. */
import pg from 'pg';
import type { Database, ReplicaStats } from '../handle.ts';
import { databaseOn } from '../pool-queries.ts';
import { currentRead } from '../reads.ts';
import type { ReplicaGate } from './replica-gate.ts';

/** A statement that took too long: it would on the primary, too. */
const timedOut = '57014';

/** Returns whether the server did not answer, or ended the connection, rather than refuse the statement. */
const isLost = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC';

type ReplicaReads = {
  reads: Database;
  /** The reads that the replica answered, and those that failed there and were asked of the primary. */
  counts: () => Omit<ReplicaStats, 'replicaFresh'>;
};

/**
 * Returns the query interface for reads. Within a read (`reads.ts`) each statement goes to the replica while the gate is open; all else,
 * transactions included, goes to the primary. A statement that fails at the replica is asked of the primary at once.
 * @where When does the replica answer?
 */
export function readFromReplica(primary: pg.Pool, replica: pg.Pool, gate: ReplicaGate): ReplicaReads {
  let [answered, retried] = [0, 0];
  const ask = (pool: pg.Pool, given: unknown[]) =>
    (pool.query as (...given: unknown[]) => Promise<unknown>).apply(pool, given);

  async function query(...given: unknown[]): Promise<unknown> {
    const read = currentRead();
    if (!read || !gate.isOpen()) return ask(primary, given);
    try {
      const result = await gate.whileThere(ask(replica, given));
      answered += 1;
      return result;
    } catch (error) {
      if (read.isOver || (error as { code?: string }).code === timedOut) throw error;
      if (isLost(error)) gate.doubt(error);
      retried += 1;
      return ask(primary, given);
    }
  }

  const pool = new Proxy(primary, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    reads: databaseOn(pool),
    counts: () => ({ replicaReads: answered, replicaRetries: retried }),
  };
}
