import pg from 'pg';
import type { Database, OpenOptions, ReplicaStats } from '../handle.ts';
import { endPool, surviveBrokenLines } from '../pool-queries.ts';
import { createLine } from './line.ts';
import { connectionTo, poolTo } from './pool-to.ts';
import { watchReplica } from './replica-gate.ts';
import { readFromReplica } from './replica-reads.ts';

/** A read that cannot begin at the replica within this time is asked of the primary. */
const acquireTimeoutMs = 2_000;
/** A server that needs longer to tell its position counts as gone. */
const checkTimeoutMs = 2_000;

type Replica = {
  reads: Database;
  noteChange: () => void;
  stats: () => ReplicaStats;
  close: () => Promise<void>;
};

/** Opens a pool to a replica. Nothing waits for it: while it is away, or was never there, the primary answers. */
export function openReplica(
  primary: pg.Pool,
  options: OpenOptions & { databaseUrl: string; url: string },
): Replica {
  const { log, url, databaseUrl } = options;
  const pool = poolTo(url, { ...options, acquireTimeoutMs });
  surviveBrokenLines(pool, log);
  const lineTo = (server: string) =>
    createLine(() =>
      new pg.Client({
        ...connectionTo(server),
        statement_timeout: checkTimeoutMs,
        query_timeout: checkTimeoutMs,
        connectionTimeoutMillis: checkTimeoutMs,
      }).on('error', () => {}),
    );
  const gate = watchReplica({ primary: lineTo(databaseUrl), replica: lineTo(url), log });
  const { reads, counts } = readFromReplica(primary, pool, gate);
  return {
    reads,
    noteChange: gate.noteChange,
    stats: () => ({ replicaFresh: gate.isFresh() ? 1 : 0, ...counts() }),
    close: async () => void (await Promise.all([gate.close(), endPool(pool)])),
  };
}
