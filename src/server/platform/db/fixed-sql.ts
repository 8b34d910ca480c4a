import { sql, type SQL, PgDialect } from '#platform/db/drizzle.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Returns the same part of a query as fixed text. Drizzle otherwise builds a query anew, name by name, for each
 * execution. Throws when the part holds a value: values are never text.
 */
export function fixedSql(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`not fixed, it has values: ${text}`);
  return sql.raw(text);
}
