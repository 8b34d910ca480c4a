import { and, eq } from '#platform/db/drizzle.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems, contentOldKeys } from '#platform/db/tables.ts';

/** The key under which visitors find now what was published under this one before; null when there is no such thing. */
export async function presentKey(db: Database, type: ContentTypeName, key: string): Promise<string | null> {
  const [row] = await db
    .select({ key: contentItems.publishedKey })
    .from(contentOldKeys)
    .innerJoin(contentItems, eq(contentItems.id, contentOldKeys.itemId))
    .where(
      and(
        eq(contentOldKeys.type, type),
        eq(contentOldKeys.locale, 'en'),
        eq(contentOldKeys.key, key),
        eq(contentItems.live, 'published'),
      ),
    );
  return row?.key ?? null;
}
