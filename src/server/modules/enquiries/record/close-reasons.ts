import { asc } from '#platform/db/drizzle.ts';
import { defaultCloseReasons } from '#domain/enquiries/default-words.ts';
import type { Database } from '#platform/db/handle.ts';
import { closeReasons } from '#platform/db/tables.ts';

/** Returns the offered reasons for closing in their order; the defaults apply until the staff sets any. */
export async function listCloseReasons(db: Database): Promise<string[]> {
  const stored = await db
    .select({ label: closeReasons.label })
    .from(closeReasons)
    .orderBy(asc(closeReasons.position));
  return stored.length > 0 ? stored.map(({ label }) => label) : [...defaultCloseReasons];
}
