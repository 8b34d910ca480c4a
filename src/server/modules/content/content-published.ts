import { and, asc, eq } from '#platform/db/drizzle.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { PublishedContent } from '#platform/content-target.ts';
import { speakerOf } from '#platform/content/published-sides.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems } from '#platform/db/tables.ts';
import { ofType } from './content-add.ts';
import { publishedOf } from './published-content.ts';

/** A bound far above the number of items that a page can show. */
const maxItems = 500;

/** Returns the published items of a type in the current language, in the order of the staff. */
export async function publishedItems(db: Database, type: ContentTypeName): Promise<PublishedContent[]> {
  const rows = await db
    .select()
    .from(contentItems)
    .where(and(ofType(type), eq(contentItems.live, 'published')))
    .orderBy(asc(contentItems.position), asc(contentItems.id))
    .limit(maxItems);
  const items = rows.map((row) => publishedOf(row)!);
  const speak = await speakerOf(db, type, { keys: items.map(({ key }) => key) });
  return items.map((item) => {
    const { lang, ...data } = speak(item.data, item.key);
    return { ...item, data, ...(lang && { lang }) };
  });
}
