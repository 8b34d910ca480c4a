/** @file Reads of the content for other modules, created before them; writing comes after them (`content.module.ts`). */
import type { Locale } from '#words/locales.ts';
import type { ContentTypeName } from '#contract/desk/content/content-types.ts';
import type { PictureUse } from '#contract/desk/content/pictures.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import type { PublishedItems } from '#platform/listed-content.ts';
import { publishedItems } from './content-published.ts';
import { usedPictureIds, usesOfPicture } from './content-uses.ts';
import { presentPath } from './old-path.ts';
import { createPostViews, postsNamed } from './post-numbers.ts';
import { and, eq } from '#platform/db/drizzle.ts';
import { contentItems, contentOldKeys } from '#platform/db/tables.ts';

/** Returns the current public key of what was published under this one before; null when there is none. */
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

export function createContentReads({ db, clock }: { db: Database; clock: Clock }) {
  const published: PublishedItems = (type) => publishedItems(db, type);
  return {
    /** The published items of types without a table of their own. */
    published,
    /** Returns the current key of what was published under a key. */
    presentKey: (type: ContentTypeName, key: string) => presentKey(db, type, key),
    /** Returns the current address of a page that had this path in another system. */
    presentPath: (path: string, locale: Locale) => presentPath(db, path, locale),
    /** Returns the ids of the posts that visitors see, by their keys and former keys. */
    postsNamed: (keys: readonly string[]) => postsNamed(db, keys),
    /** Counts one view of the post with this key; resolves when it is stored. */
    countPostView: createPostViews(db, clock),
    /** Returns the uses of a library picture, read within the transaction that would delete it. */
    usesOf: (pictureId: string, within: Database): Promise<PictureUse[]> => usesOfPicture(within, pictureId),
    /** Returns the ids of all pictures in use. */
    usedPictureIds: () => usedPictureIds(db),
  };
}
