import { sql, PgDialect } from '#platform/db/drizzle.ts';
import { describe, expect, it } from 'vitest';
import { fixedSql } from './fixed-sql.ts';
import { isPublic, vendors } from './tables/vendors.ts';

const textOf = (part: ReturnType<typeof fixedSql>) =>
  new PgDialect({ casing: 'snake_case' }).sqlToQuery(part);

describe('a part of a query that is written once', () => {
  it('reads as it did', () => {
    const part = sql`select ${vendors.sortName} from ${vendors} where ${isPublic(vendors)}`;
    expect(textOf(fixedSql(part))).toEqual(textOf(part));
  });

  it('is refused when it holds a value', () => {
    expect(() => fixedSql(sql`${vendors.sortName} = ${'kesar'}`)).toThrow('not fixed, it has values');
  });
});
