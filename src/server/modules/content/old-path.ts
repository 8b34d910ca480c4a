import { and, eq } from '#platform/db/drizzle.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems, contentOldPaths } from '#platform/db/tables.ts';

/** A bound above the length of any imported address. */
const maxPathChars = 500;

/** Returns the current path of a page of another system; null when there is none. Paths are stored without a final slash. */
export async function presentPath(db: Database, path: string): Promise<string | null> {
  const asked = path.replace(/\/+$/, '');
  if (asked === '' || asked.length > maxPathChars || asked.includes('\0')) return null;
  const [found] = await db
    .select({ type: contentItems.type, key: contentItems.publishedKey })
    .from(contentOldPaths)
    .innerJoin(contentItems, eq(contentItems.id, contentOldPaths.itemId))
    .where(and(eq(contentOldPaths.path, asked), eq(contentItems.live, 'published')));
  return found?.key ? contentType(found.type).path(found.key) : null;
}
