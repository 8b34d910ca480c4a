/**
 * @file The query builder, which all else imports from here. For each file that imports a package Node parses the package's description
 * again, and Drizzle's has 179 kB: in 330 files that was a quarter of the processor time in which a server loads its modules
 * (0.9 of 3.7 s on a busy machine).
 */
export * from 'drizzle-orm';
export * from 'drizzle-orm/pg-core';
/** Of these both have one. */
export type {
  ColumnsWithTable,
  SelectedFields,
  SelectedFieldsFlat,
  SelectedFieldsOrdered,
  TableConfig,
} from 'drizzle-orm/pg-core';
