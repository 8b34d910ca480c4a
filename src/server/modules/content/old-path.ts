import { and, eq } from '#platform/db/drizzle.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems, contentOldPaths } from '#platform/db/tables.ts';

/** Longer than any address of another system that was brought in. */
const maxPathChars = 500;

/** Where something is read now that stood at a path of another system; null when nothing did. A path is known without a slash at its end. */
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
