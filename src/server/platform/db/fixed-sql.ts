import { sql, type SQL, PgDialect } from '#platform/db/drizzle.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Returns the same part of a query as text that is written already. A query is otherwise put together anew, name by name, each time it
 * is asked. Throws where the part has a value in it: values are never text.
 */
export function fixedSql(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`not fixed, it has values: ${text}`);
  return sql.raw(text);
}
