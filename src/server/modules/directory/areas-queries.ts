import { sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';

const areasMax = 500;

/**
 * The query for the parts of town with vendors, in byte order. It skips from one to the next in the index: a `distinct` would read every
 * vendor for a few dozen names.
 */
export const areasKnown = sql`
    with recursive hop as (
      (select area from vendors where area is not null and ${isPublic(vendors)} order by area collate "C" limit 1)
      union all
      select (
        select area from vendors
        where area collate "C" > hop.area collate "C" and ${isPublic(vendors)}
        order by area collate "C" limit 1
      ) from hop where hop.area is not null
    )
    select area from hop where area is not null limit ${sql.raw(String(areasMax))}`;

/** Reads the parts of town with vendors. */
export async function listAreas(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ area: string }>(areasKnown);
  return rows.map(({ area }) => area);
}
