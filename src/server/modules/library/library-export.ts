import { asc, gt } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { libraryPictures } from '#platform/db/tables.ts';
import { pictureFile } from '#platform/images/picture-files.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { PictureRow } from './library-picture.ts';

/** An exported picture: its description and its largest file. */
export type TakenPicture = Pick<PictureRow, 'id' | 'name' | 'alt' | 'credit' | 'focusX' | 'focusY'> & {
  file: string;
  read: () => Promise<Uint8Array | null>;
};

/** The number of pictures per query. */
const batch = 50;

/** Yields every picture, one after the other. Its file is the JPEG, which every program reads, in the largest width. */
export async function* allPictures(db: Database, storage: Storage): AsyncGenerator<TakenPicture> {
  let last: string | null = null;
  for (;;) {
    const rows: PictureRow[] = await db
      .select()
      .from(libraryPictures)
      .where(last ? gt(libraryPictures.id, last) : undefined)
      .orderBy(asc(libraryPictures.id))
      .limit(batch);
    for (const { id, name, alt, credit, focusX, focusY, storageKey, widths } of rows) {
      const file = pictureFile(storageKey, widths.at(-1)!, 'jpg');
      yield { id, name, alt, credit, focusX, focusY, file, read: () => storage.get(file) };
    }
    if (rows.length < batch) return;
    last = rows.at(-1)!.id;
  }
}
