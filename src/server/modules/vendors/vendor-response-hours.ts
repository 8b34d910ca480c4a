import { and, inArray, isNotNull, isNull, ne, notInArray, or, sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';

// The last change of a profile, which search engines read, must not move with a new figure here.
const untouched = { updatedAt: sql`${vendors.updatedAt}` };

/** Stores the response time of each vendor in hours, and clears it for all others. Resolves to the ids of the changed ones. */
export async function keepResponseHours(db: Database, hours: ReadonlyMap<string, number>): Promise<string[]> {
  return db.transaction(async (tx) => {
    const known = [...hours.keys()];
    const changed = await tx
      .update(vendors)
      .set({ responseHours: null, ...untouched })
      .where(
        and(isNotNull(vendors.responseHours), known.length > 0 ? notInArray(vendors.id, known) : undefined),
      )
      .returning({ id: vendors.id });
    for (const [step, ids] of Map.groupBy(known, (id) => hours.get(id)!))
      changed.push(
        ...(await tx
          .update(vendors)
          .set({ responseHours: step, ...untouched })
          .where(
            and(inArray(vendors.id, ids), or(isNull(vendors.responseHours), ne(vendors.responseHours, step))),
          )
          .returning({ id: vendors.id })),
      );
    return changed.map(({ id }) => id);
  });
}
