/** @file Addresses of records for search engines, in parts: hundreds of thousands fit into no file, and one query for all takes seconds. */
import { noRecord } from '#facts/ids.ts';
import { sql, type SQL } from '#platform/db/drizzle.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/handle.ts';
import { keptWhenLarge } from './kept-when-large.ts';
import type { SitemapEntry } from './module.ts';

/** Records of a part. Each has an address in every language, and a file should name at most 10,000. */
export const recordsInPart = 5000;
/** A part has more only until the parts are counted anew. */
const mostInPart = 2 * recordsInPart;

/** The first id of a part, the nil id for the first part, and the time of its newest change. */
export type SitemapPart = { from: string; lastmod: Date };

export type SitemapRecords = {
  /** Returns the parts, in the order of ids; none without records. Many are kept for an hour, as counting them reads all records. */
  parts: () => Promise<SitemapPart[]>;
  /** Returns the records from an id on, a UUID: up to the next part, or as many as fit where no part starts. */
  entries: (from: string) => Promise<SitemapEntry[]>;
};

const milliseconds = sql`(extract(epoch from updated_at) * 1000)::float8`;

/**
 * Creates the reader of public records.
 * @param records Selects them: `id`, a UUID, `updated_at`, and the rest of their address.
 */
export function createSitemapRecords<Row extends { id: string }>(
  { db, clock }: { db: Database; clock: Clock },
  records: SQL,
  url: (record: Row) => string,
): SitemapRecords {
  const isLarge = (found: readonly SitemapPart[]) => found.length > 1;
  const parts = keptWhenLarge<SitemapPart[]>(clock, isLarge, async () => {
    const { rows } = await db.execute<{ from: string; changedMs: number }>(sql`
      select min(id::text) as "from", max(${milliseconds}) as "changedMs"
      from (select id, updated_at, (row_number() over (order by id) - 1) / ${sql.raw(String(recordsInPart))} as part
            from (${records}) as records) as numbered
      group by part order by part`);
    return rows.map(({ from, changedMs }, index) => ({
      from: index === 0 ? noRecord : from,
      lastmod: new Date(changedMs),
    }));
  });
  return {
    parts,
    async entries(from) {
      const known = await parts();
      const next = known.find((part) => part.from > from);
      // An address of an older index starts elsewhere: its part may overlap others, and leaves nothing out.
      const isCurrent = known.some((part) => part.from === from);
      const before = isCurrent && next ? sql`and id < ${next.from}::uuid` : sql``;
      const { rows } = await db.execute(sql`
        select *, ${milliseconds} as "changedMs" from (${records}) as records
        where id >= ${from}::uuid ${before} order by id limit ${sql.raw(String(isCurrent ? mostInPart : recordsInPart))}`);
      return (rows as (Row & { changedMs: number })[]).map((row) => ({
        url: url(row),
        lastmod: new Date(row.changedMs).toISOString(),
      }));
    },
  };
}
