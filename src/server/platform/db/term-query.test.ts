/** @postgres text is searched by tsquery */
import { sql } from '#platform/db/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { hasTerms, queriesFor, wordsOf } from './search-terms.ts';
import { searchKey } from './search-key.ts';
import { vendors } from './tables.ts';
import { anyOf, eachOf, inOffer, termQuery } from './term-query.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
/** Returns whether a query finds a vendor with this text and these values. */
async function finds(
  query: string,
  { search = '', market = '', offered = '', facts = [] as string[] },
): Promise<boolean> {
  const { rows } = await test.db.execute<{ found: boolean }>(sql`
    select vendor_terms(${search}, ${offered}, '{}', null, '{}', null, '{}', null, ${market}, ${list(facts)}, null) @@ ${query}::tsquery as found`);
  return rows[0]!.found;
}
/** Texts that PostgreSQL can store. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((one) => !one.includes('\0'));

describe('the terms of a vendor', () => {
  it('are found by the texts they were made of, with quotes, signs and blanks', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(text, fc.constantFrom(`'`, '\\', `a'b\\`, ' | ', ':*', '!x')),
        async (value) => {
          expect(await finds(anyOf('market', [value]), { market: value })).toBe(true);
          expect(await finds(eachOf('with', [value, 'z']), { facts: [value, 'z'] })).toBe(true);
          expect(await finds(anyOf('market', [`${value}z`]), { market: value })).toBe(false);
          expect(await finds(anyOf('with', [value]), { market: value })).toBe(false);
        },
      ),
      { numRuns: 60 },
    ));

  it('hold no word that is taken for a category', async () => {
    expect(await finds(anyOf('category', ['catering']), { search: 'category:catering' })).toBe(false);
    expect(await finds(termQuery(['catering']), { search: 'category:catering' })).toBe(true);
  });

  it('are asked of the offer alone by the same query', async () => {
    const query = inOffer(termQuery(["dulhan's", 'lehenga']));
    expect(await finds(query, { offered: 'bridal lehenga' })).toBe(true);
    expect(await finds(query, { search: 'bridal lehenga', offered: 'saree' })).toBe(false);
  });

  it('can be kept of the longest word and the longest text', async () => {
    expect(await finds(termQuery(['x'.repeat(80)]), { search: 'x'.repeat(200_000) })).toBe(true);
    const many = Array.from({ length: 60_000 }, (_, index) => `ﷺ${index}`).join(' ');
    expect(await finds(termQuery(['ﷺ0']), { search: many })).toBe(true);
  });
});

describe('a word of a search', () => {
  it('finds the vendor who holds it, whatever stands in it', () =>
    fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const [word] = wordsOf(typed);
        if (!word) return;
        const [query] = await queriesFor(test.db, [[word]]);
        if (query !== '')
          expect(await finds(query!, { search: searchKey('amber', typed, 'tents') })).toBe(true);
      }),
      { numRuns: 60 },
    ));

  it('finds by a part of it as well, two letters where a word begins, and by signs nobody', async () => {
    await test.db.insert(vendors).values({
      companyName: 'Prewedding Films',
      ownerName: 'A',
      address: 'B',
      sortName: 'prewedding films',
      search: 'prewedding films, dwarka',
    });
    await test.handle.executeSql(
      "insert into vendor_words select unnest(search_words('prewedding films, dwarka'))",
    );
    const found = async (...forms: string[]) => {
      const [query] = await queriesFor(test.db, [forms]);
      return test.db.$count(vendors, hasTerms(query!));
    };
    expect(await found('wedding')).toBe(1);
    expect(await found('dw')).toBe(1);
    expect(await found('lm')).toBe(0);
    expect(await found('pre-films')).toBe(1);
    expect(await found('nobody', 'film')).toBe(1);
    expect(await found('%')).toBe(0);
    const [many] = await queriesFor(test.db, [Array.from({ length: 30 }, (_, index) => `nobody${index}`)]);
    expect(await test.db.$count(vendors, hasTerms(many!))).toBe(0);
    expect(await test.db.$count(vendors, hasTerms(`${many!} | 'dwarka'`))).toBe(1);
  });
});
