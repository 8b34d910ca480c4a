/**
 * @file The query builder; all other files import it from here. For each file that imports a package Node parses the package's manifest
 * again, and Drizzle's has 179 kB: in 330 files that was a quarter of the processor time for loading the server's modules
 * (0.9 of 3.7 s on a busy machine).
 */
export * from 'drizzle-orm';
// By name, since both packages export types of the same names.
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
