/** @file What other modules read of the content, which is created before them; writing it comes after them (`content.module.ts`). */
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { PictureUse } from '#contract/desk/content/pictures.ts';
import type { Database } from '#platform/db/handle.ts';
import type { PublishedItems } from '#platform/listed-content.ts';
import { publishedItems } from './content-published.ts';
import { usedPictureIds, usesOfPicture } from './content-uses.ts';
import { presentPath } from './old-path.ts';
import { and, eq } from '#platform/db/drizzle.ts';
import { contentItems, contentOldKeys } from '#platform/db/tables.ts';

/** The key under which visitors find now what was published under this one before; null when there is no such thing. */
async function presentKey(db: Database, type: ContentTypeName, key: string): Promise<string | null> {
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

export function createContentReads({ db }: { db: Database }) {
  const published: PublishedItems = (type) => publishedItems(db, type);
  return {
    /** What pages show of a type that has no table of its own. */
    published,
    /** Where what was published under a key is found now. */
    presentKey: (type: ContentTypeName, key: string) => presentKey(db, type, key),
    /** Where something is read now that stood at a path of another system. */
    presentPath: (path: string) => presentPath(db, path),
    /** What names a picture of the library, asked within the transaction that would delete it. */
    usesOf: (pictureId: string, within: Database): Promise<PictureUse[]> => usesOfPicture(within, pictureId),
    /** The pictures that anything names. */
    usedPictureIds: () => usedPictureIds(db),
  };
}
