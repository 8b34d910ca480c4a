/** @file Files of library pictures. They are stored before the row that names them, and removed after the commit that drops them. */
import { createHash } from 'node:crypto';
import { eq, sql } from '#platform/db/drizzle.ts';
import { pictureField, pictureLimits } from '#contract/desk/content/pictures.ts';
import { shorten } from '#domain/formats/shorten.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/handle.ts';
import { libraryPictures } from '#platform/db/tables.ts';
import type { Actor } from '#platform/events.ts';
import { makePicture, storedColumns, type Made } from '#platform/images/made-pictures.ts';
import { filesOfPicture } from '#platform/images/picture-files.ts';
import type { PictureMaker } from '#platform/images/picture-maker.ts';
import type { PictureStore } from '#platform/images/picture-store.ts';
import { photoWidths } from '#platform/images/picture-widths.ts';
import { Problem } from '#platform/problem.ts';
import { searchOf, type PictureRow } from './library-picture.ts';
import { findPicture } from './library-queries.ts';
import { lockPicture, recordPicture, stalePicture } from './locked-picture.ts';

/** A file for a new picture. An import knows more of it than its name; one of our own export has its id, which texts name. */
export type NewPicture = {
  fileName: string;
  content: Buffer;
  alt?: string;
  credit?: string | null;
  own?: { id: string; focusX: number; focusY: number };
};
/** Called with the picture's id when its better files are ready. */
type Changed = (pictureId: string) => void;
type Dependencies = { db: Database; clock: Clock; store: PictureStore; maker: PictureMaker };

const checksumOf = (content: Buffer) => createHash('sha256').update(content).digest();

/** Returns the picture that is there already: by its id, else the one of the same file. */
async function presentPicture(
  { own }: NewPicture,
  within: Database,
  checksum: Buffer,
): Promise<PictureRow | undefined> {
  if (!own) return sameFile(within, checksum);
  const [row] = await within.select().from(libraryPictures).where(eq(libraryPictures.id, own.id));
  return row;
}

async function sameFile(within: Database, checksum: Buffer): Promise<PictureRow | undefined> {
  const [row] = await within
    .select()
    .from(libraryPictures)
    .where(eq(libraryPictures.checksum, checksum))
    .limit(1);
  return row;
}

/** Creates the functions that add and replace pictures over a database, a store of files and a maker of pictures. */
export function createLibraryFiles({ db, clock, store, maker }: Dependencies) {
  const make = (file: NewPicture) => makePicture(maker, { ...file, field: pictureField }, photoWidths);

  /** Marks only the row of this file: a picture that was replaced meanwhile has another. */
  const noteComplete = async (key: string, bytes: number) => {
    const told = await db
      .update(libraryPictures)
      .set({ formats: ['avif', 'webp', 'jpg'], bytes })
      .where(eq(libraryPictures.storageKey, key))
      .returning({ id: libraryPictures.id });
    return told.length > 0;
  };

  /** Stores a picture's files, then runs `settle`; removes the files when it refuses. */
  async function stored<T>(made: Made, settle: (tx: Tx) => Promise<T>): Promise<T> {
    await store.putAll([made]);
    return db.transaction(settle).catch(async (error: unknown) => {
      // Only after a clear refusal: if the connection broke at the commit, the row may exist, and the sweep checks that.
      if (error instanceof Problem) await store.discard([made]);
      throw error;
    });
  }

  async function insert(
    tx: Tx,
    made: Made,
    { alt = '', credit = null, own }: NewPicture,
    checksum: Buffer,
    by: Actor,
  ) {
    const words = { name: shorten(made.fileName, pictureLimits.name), alt, credit };
    const altMissing = alt.trim() === '';
    const values = {
      ...own,
      ...words,
      ...storedColumns(made),
      checksum,
      search: searchOf(words),
      altMissing,
      by: by.name,
    };
    const [row] = await tx.insert(libraryPictures).values(values).returning();
    return row!;
  }

  return {
    /** Adds a picture, or returns the one made of the same file. @throws Problem with a sentence when the file is no picture of ours */
    async add(file: NewPicture, by: Actor, changed: Changed): Promise<{ row: PictureRow; existed: boolean }> {
      const checksum = checksumOf(file.content);
      const there = await presentPicture(file, db, checksum);
      if (there) return { row: there, existed: true };
      const made = await make(file);
      const added = await stored(made, async (tx) => {
        // The second of two concurrent uploads of a file waits and finds the first.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${checksum.toString('hex')}, 0))`);
        const first = await presentPicture(file, tx, checksum);
        if (first) return { row: first, existed: true };
        const row = await insert(tx, made, file, checksum, by);
        await recordPicture(tx, { type: 'picture.added', by, at: clock() }, row.id);
        return { row, existed: false };
      });
      if (added.existed) await store.discard([made]);
      else store.completeLater(made, noteComplete, () => changed(added.row.id));
      return added;
    },

    /** Replaces the files of a picture. @throws Problem as `add` does, not_found, or conflict when it was changed meanwhile */
    async replace(
      pictureId: string,
      { version, ...file }: NewPicture & { version: number },
      by: Actor,
      changed: Changed,
    ): Promise<PictureRow> {
      // Checked before the picture is made, and again under the lock.
      if ((await findPicture(db, pictureId)).version !== version) throw stalePicture();
      const made = await make(file);
      const { before, row } = await stored(made, async (tx) => {
        const old = await lockPicture(tx, pictureId, version);
        const files = { ...storedColumns(made), checksum: checksumOf(file.content) };
        const [after] = await tx
          .update(libraryPictures)
          .set({ ...files, version: old.version + 1 })
          .where(eq(libraryPictures.id, pictureId))
          .returning();
        await recordPicture(tx, { type: 'picture.replaced', by, at: clock() }, pictureId);
        return { before: old, row: after! };
      });
      await store.remove(filesOfPicture(before));
      store.completeLater(made, noteComplete, () => changed(pictureId));
      return row;
    },
  };
}
export type LibraryFiles = ReturnType<typeof createLibraryFiles>;
