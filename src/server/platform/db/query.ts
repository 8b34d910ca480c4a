import type { QueryResult } from 'pg';
import type { SqlResult } from './handle.ts';

/** Brings pg's answer, which is a list when the text held several statements, to one shape. */
export function toSqlResult(result: QueryResult | QueryResult[]): SqlResult {
  const results = Array.isArray(result) ? result : [result];
  return {
    rows: results.flatMap((one) => one.rows as Record<string, unknown>[]),
    rowCount: results.reduce((sum, one) => sum + (one.rowCount ?? 0), 0),
  };
}
