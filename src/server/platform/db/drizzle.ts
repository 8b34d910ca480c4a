/**
 * @file The query builder, which all else imports from here. For each file that imports a package Node parses the package's description
 * again, and Drizzle's has 179 kB: in 330 files that was a quarter of the processor time in which a server loads its modules
 * (0.9 of 3.7 s on a busy machine).
 */
export * from 'drizzle-orm';
// By their names, since each of the two has types that are called the same.
export {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  getTableConfig,
  index,
  integer,
  jsonb,
  PgDialect,
  pgTable,
  PgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
export type { AnyPgColumn, PgColumn, PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
