import { count, type SQL } from 'drizzle-orm';
import { directoryLimits } from '#facts/limits.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';

/** Counting stops here: the pages cannot show more. */
export const countMax = directoryLimits.pageSize * directoryLimits.pagesMax;

/** How many match, and whether counting stopped before the end. */
export type Total = { total: number; capped: boolean };

export async function countOf(db: Database, where: SQL): Promise<Total> {
  const some = db
    .select({ id: vendors.id })
    .from(vendors)
    .where(where)
    .limit(countMax + 1)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  const found = row?.found ?? 0;
  return { total: Math.min(found, countMax), capped: found > countMax };
}
