import { and, inArray, isNotNull, isNull, ne, notInArray, or, sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables.ts';

// Search engines are told when a profile last changed; a new figure here is no such change.
const untouched = { updatedAt: sql`${vendors.updatedAt}` };

/** Stores within how many hours each vendor answers, and clears it for all others. Resolves to the ids of those whose value changed. */
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
