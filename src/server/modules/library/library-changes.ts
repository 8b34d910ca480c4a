/** @file Changes and deletion of library pictures. */
import { eq } from '#platform/db/drizzle.ts';
import type { PictureUse } from '#contract/desk/content/pictures.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import { libraryPictures } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import type { PictureStore } from '#platform/images/picture-store.ts';
import { Problem } from '#platform/problem.ts';
import { searchOf, type PictureRow } from './library-picture.ts';
import { lockPicture, recordPicture } from './locked-picture.ts';

export type PictureChange = Partial<Pick<PictureRow, 'name' | 'alt' | 'credit' | 'focusX' | 'focusY'>>;
type Dependencies = {
  db: Database;
  clock: Clock;
  store: PictureStore;
  usesOf: (pictureId: string, within: Database) => Promise<PictureUse[]>;
};

const namedUses = 3;

/** Returns the sentence of a refusal, which names the first uses. */
function inUse(uses: readonly PictureUse[]): string {
  const titles = uses.slice(0, namedUses).map(({ title }) => `“${title}”`);
  const more = uses.length - titles.length;
  const list = new Intl.ListFormat('en-IN').format([...titles, ...(more > 0 ? [`${more} more`] : [])]);
  return `This picture is used in ${list}. Take it out there first.`;
}

/** Creates the functions that change and delete pictures. */
export function createLibraryChanges({ db, clock, store, usesOf }: Dependencies) {
  return {
    /** Changes a picture's description; an empty credit is none. @throws Problem not_found, or conflict when another change was first */
    change: (pictureId: string, { version, ...wanted }: PictureChange & { version: number }, by: Actor) =>
      db.transaction(async (tx) => {
        const before = await lockPicture(tx, pictureId, version);
        const after = { ...before, ...wanted };
        const { name, alt, focusX, focusY } = after;
        const [row] = await tx
          .update(libraryPictures)
          .set({
            name,
            alt,
            focusX,
            focusY,
            search: searchOf(after),
            version: version + 1,
            credit: after.credit?.trim() ? after.credit : null,
            altMissing: before.altMissing && wanted.alt === undefined,
          })
          .where(eq(libraryPictures.id, pictureId))
          .returning();
        await recordPicture(tx, { type: 'picture.changed', by, at: clock() }, pictureId);
        return row!;
      }),

    /** Deletes a picture and its files. @throws Problem not_found, or conflict when it is in use, or is not that version any more */
    async remove(pictureId: string, by: Actor, version?: number): Promise<void> {
      const removed = await db.transaction(async (tx) => {
        const row = await lockPicture(tx, pictureId);
        if (version !== undefined && row.version !== version)
          throw new Problem('conflict', { message: 'Somebody has changed it since: it stays.' });
        const uses = await usesOf(pictureId, tx);
        if (uses.length > 0) throw new Problem('conflict', { message: inUse(uses) });
        await tx.delete(libraryPictures).where(eq(libraryPictures.id, pictureId));
        await recordPicture(tx, { type: 'picture.removed', by, at: clock() }, pictureId);
        return row;
      });
      await store.remove(filesOfPicture(removed));
    },
  };
}
export type LibraryChanges = ReturnType<typeof createLibraryChanges>;
