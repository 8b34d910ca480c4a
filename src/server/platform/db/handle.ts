import type { ExtractTablesWithRelations, PgDatabase, PgTransaction } from '#platform/db/drizzle.ts';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { Log } from '../log.ts';
import type * as tables from './tables.ts';

export type { Log };

type Tables = typeof tables;
type TablesWithRelations = ExtractTablesWithRelations<Tables>;

/** The query interface. A transaction (`tx`) is accepted wherever a `Database` is. */
export type Database = PgDatabase<NodePgQueryResultHKT, Tables, TablesWithRelations>;

/** An open transaction. Inside it use only `tx`: the embedded database has one connection, so `db` would wait for ever. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Tables, TablesWithRelations>;

/** The result of a raw statement. For several statements in one text, the rows of all of them in order. */
export type SqlResult = { rows: Record<string, unknown>[]; rowCount: number };

/** An open database. Both kinds behave the same, except where a member says otherwise. */
export type DatabaseHandle = {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /**
   * As `db`, for questions to which an answer from some seconds ago is good enough: a replica may answer them, where there is one, and
   * has whatever this process changed or heard of before. It writes nothing.
   */
  readonly reads: Database;
  /** Notes that something was changed: `reads` has it from now on. Every message that `listen` hears is noted by itself. */
  noteChange(): void;
  /** Runs SQL text as it is. Without values, one text may hold several statements. Rejects with pg's DatabaseError. */
  executeSql(text: string, values?: unknown[]): Promise<SqlResult>;
  /** Resolves when the database answers. Rejects within the statement timeout otherwise. */
  ping(): Promise<void>;
  /**
   * Calls the handler for each payload on the channel until the returned function is called. Messages sent while
   * the connection was down are lost: `onReconnect` runs after each repair, so that a cache can be dropped whole.
   * The embedded kind has one process and one connection, which does not break.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Sends a payload (at most 7,900 bytes) to every listener, this process included. Call it after the commit, or run
   * `select pg_notify(channel, payload)` inside the transaction: then it is sent with the commit or not at all.
   */
  notify(channel: string, payload: string): Promise<void>;
  /** Whether a backup is being written: files that its rows name must not be removed meanwhile. */
  beingBackedUp(): Promise<boolean>;
  /** Applies the committed migrations. Safe when several processes start together. */
  migrate(): Promise<void>;
  /** Runs work of the start while no other process of this database does: the later ones wait, and find it done. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Finishes running work, writes a checkpoint (embedded) and releases the folder or the connections. */
  close(): Promise<void>;
  /** Numbers for tests and the status page. `fsyncs` is 0 on a server. */
  stats(): { fsyncs: number; respawns: number; waiting: number } & Partial<ReplicaStats>;
};

/** `replicaFresh` is 1 while the replica follows within its bound, else 0; the counts are of reads that it answered, or failed to. */
export type ReplicaStats = { replicaFresh: number; replicaReads: number; replicaRetries: number };

/** The options of `openDatabase`. Times in milliseconds. */
export type OpenOptions = {
  /** A PostgreSQL URL. Absent: the embedded database in `dir`. */
  databaseUrl?: string;
  /** A replica of that server, for reads. */
  replicaUrl?: string;
  /** The folder of all changing files. The embedded database lives in `<dir>/database`, its lock beside it. */
  dir: string;
  /** Longer statements are stopped with SQLSTATE 57014. Default 10,000. */
  statementTimeoutMs?: number;
  /** How long a query may wait for a free connection before it is refused. Default 10,000. */
  acquireTimeoutMs?: number;
  /** Queries that may wait for a free connection; more are refused at once. Default 500. */
  maxWaiting?: number;
  /** An open transaction is ended after this idle time. Default 30,000. */
  idleInTransactionMs?: number;
  /** The embedded database refuses to start with less free space. Default 200 MB. */
  minFreeBytes?: number;
  /** Connections to a server. Default 10. The embedded kind always has one. */
  poolSize?: number;
  log: Log;
  /** Free bytes on the disk of a folder; injectable for tests. */
  freeBytes?: (dir: string) => number;
  /**
   * Called once when the embedded database can no longer be trusted (PANIC, or it does not come back).
   * The process must end: a restart replays the log. Default: logs and exits with code 70.
   */
  onFatal?: (error: Error) => void;
};
