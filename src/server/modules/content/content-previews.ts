/** @file Private links to the preview of an item, for people without an account. */
import { and, desc, eq, gt, lte } from '#platform/db/drizzle.ts';
import { previewPath } from '#facts/paths.ts';
import { dayMs } from '#facts/time.ts';
import type { ContentPreview } from '#contract/desk/content/content-previews.ts';
import { contentLimits } from '#contract/desk/content/content-item.ts';
import { contentType } from '#contract/desk/content/content-types.ts';
import type { Database } from '#platform/db/handle.ts';
import { contentItems, contentPreviews } from '#platform/db/tables.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { recordEvent, type Actor } from '#platform/events.ts';
import { Problem } from '#platform/problem.ts';
import { keyed, sha256 } from '#platform/secrets.ts';
import { findItem, lockItem } from './content-lock.ts';
import type { ContentDependencies, Item, ItemName } from './content.types.ts';

type Deps = Pick<ContentDependencies, 'db' | 'clock'> & { secretKey: string; publicUrl: string };

const shown = ({ id, createdAt, endsAt, by }: typeof contentPreviews.$inferSelect): ContentPreview => ({
  id,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
  by,
});

export function createPreviews({ db, clock, secretKey, publicUrl }: Deps) {
  const open = async (at: Database, itemId: string) =>
    at
      .select()
      .from(contentPreviews)
      .where(and(eq(contentPreviews.itemId, itemId), gt(contentPreviews.endsAt, clock())))
      .orderBy(desc(contentPreviews.createdAt), desc(contentPreviews.id))
      .limit(contentLimits.previews);

  return {
    /** @throws Problem not_found */
    list: async (name: ItemName): Promise<ContentPreview[]> =>
      (await open(db, (await findItem(db, name)).id)).map(shown),

    /** Creates a link; the table stores only the hash of its secret. @throws Problem not_found, or conflict when there are too many */
    add: (name: ItemName, by: Actor): Promise<ContentPreview & { link: string }> =>
      db.transaction(async (tx) => {
        const item = await lockItem(tx, name);
        if (contentType(item.type).pageless)
          throw new Problem('conflict', { message: 'No page shows this.' });
        if ((await open(tx, item.id)).length >= contentLimits.previews)
          throw new Problem('conflict', {
            message: `There are ${contentLimits.previews} links already. End one first.`,
          });
        const id = newId();
        const secret = keyed(secretKey, 'content preview', id);
        const at = clock();
        const endsAt = new Date(at.getTime() + contentLimits.previewDays * dayMs);
        const row = {
          id,
          itemId: item.id,
          secretHash: sha256(secret),
          createdAt: at,
          endsAt,
          by: by.name ?? null,
        };
        await tx.insert(contentPreviews).values(row);
        const on = { kind: 'content', id: item.id } as const;
        await recordEvent(tx, { type: 'content.preview_made', by, on, at });
        return { ...shown(row), link: publicUrl + previewPath(secret) };
      }),

    /** Ends a link; a repetition changes nothing. @throws Problem not_found */
    end: async (
      { previewId, ...name }: ItemName & { previewId: string },
      by: Actor,
    ): Promise<ContentPreview[]> => {
      const item = await findItem(db, name);
      await db.transaction(async (tx) => {
        const at = clock();
        const isOpen = (await open(tx, item.id)).some(({ id }) => id === previewId);
        if (!isOpen) return;
        await tx.delete(contentPreviews).where(eq(contentPreviews.id, previewId));
        const on = { kind: 'content', id: item.id } as const;
        await recordEvent(tx, { type: 'content.preview_ended', by, on, at });
      });
      return (await open(db, item.id)).map(shown);
    },

    /** Returns the item of a secret; null when the link has ended. */
    async itemOf(secret: string): Promise<Item | null> {
      const [found] = await db
        .select({ item: contentItems })
        .from(contentPreviews)
        .innerJoin(contentItems, eq(contentItems.id, contentPreviews.itemId))
        .where(and(eq(contentPreviews.secretHash, sha256(secret)), gt(contentPreviews.endsAt, clock())));
      return found?.item ?? null;
    },

    async destroyEnded(now: Date): Promise<number> {
      const gone = await db.delete(contentPreviews).where(lte(contentPreviews.endsAt, now)).returning();
      return gone.length;
    },
  };
}
