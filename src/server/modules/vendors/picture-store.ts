/** @file The stored files of pictures: put there, removed, and joined by the ones that take longer. */
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/handle.ts';
import { pictures, vendors } from '#platform/db/tables.ts';
import type { Log } from '#platform/log.ts';
import { pictureFile, pictureFormats } from '#platform/images/picture-files.ts';
import type { MadeFile } from '#platform/images/picture-maker.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { bytesOf, namesOf, type Made } from './made-pictures.ts';

export type PictureStoreDependencies = { db: Database; storage: Storage; log: Log };

/** Files over a storage, and the rows that tell of them. */
export function createPictureStore({ db, storage, log }: PictureStoreDependencies) {
  /** Files made in the background; a close waits for them. */
  const underway = new Set<Promise<void>>();

  async function put(key: string, files: readonly MadeFile[]): Promise<void> {
    for (const { width, format, content } of files)
      await storage.put(pictureFile(key, width, format), content, pictureFormats[format]);
  }

  const remove = (names: readonly string[]): Promise<void> =>
    storage.remove(names).catch((error: unknown) => {
      const files = names.length;
      log.warn({ err: error, files }, 'stored pictures could not be removed and wait for the sweep');
    });

  /** True when the picture was still there to be told of them. */
  const noted = (vendorId: string, key: string, bytes: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      // The lock that every change of pictures takes: what is being moved or replaced is not changed beside it.
      await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId)).for('update');
      const told = await tx
        .update(pictures)
        .set({ formats: ['avif', 'webp', 'jpg'], bytes })
        .where(eq(pictures.storageKey, key))
        .returning({ id: pictures.id });
      return told.length > 0;
    });

  async function complete(vendorId: string, { key, picture }: Made, changed: () => void): Promise<void> {
    const files = await picture.later();
    await put(key, files);
    if (await noted(vendorId, key, bytesOf([...picture.files, ...files]))) changed();
    else await remove(namesOf(key, files));
  }

  return {
    put,
    /** Removes files; what cannot be removed now is found by the sweep. */
    remove,

    /** AVIF takes seconds, so it comes after the answer; when it fails or the process ends, WebP and JPEG are there. */
    completeLater(vendorId: string, made: Made, changed: () => void): void {
      const running = complete(vendorId, made, changed).catch((error: unknown) =>
        log.warn({ err: error }, 'the smaller files of a picture could not be made'),
      );
      underway.add(running);
      void running.finally(() => underway.delete(running));
    },

    /** Resolves when nothing is being made in the background. */
    idle: async (): Promise<void> => void (await Promise.all(underway)),
  };
}
