/** @file Stores and removes the files of pictures, and adds the slower formats later. */
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { bytesOf, namesOf, type Made } from './made-pictures.ts';
import { pictureFile, pictureFormats } from './picture-files.ts';
import type { MadeFile } from './picture-maker.ts';

/** Records that all formats of a picture are stored; false when the picture is removed or replaced meanwhile. */
export type NoteComplete = (key: string, bytes: number) => Promise<boolean>;

/** Returns a picture store over a storage. */
export function createPictureStore({ storage, log }: { storage: Storage; log: Log }) {
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

  /** Removes the stored files of pictures that got no row. */
  const discard = (made: readonly Made[]): Promise<void> =>
    remove(made.flatMap(({ key, picture }) => namesOf(key, picture.files)));

  async function complete({ key, picture }: Made, note: NoteComplete, changed: () => void): Promise<void> {
    const files = await picture.later();
    await put(key, files);
    if (await note(key, bytesOf([...picture.files, ...files]))) changed();
    else await remove(namesOf(key, files));
  }

  return {
    /** Removes files; the sweep finds those that cannot be removed now. */
    remove,
    discard,

    /** Stores all of them or none. */
    async putAll(made: readonly Made[]): Promise<void> {
      try {
        for (const { key, picture } of made) await put(key, picture.files);
      } catch (error) {
        await discard(made);
        throw error;
      }
    },

    /** AVIF takes seconds, so it comes after the answer; when it fails or the process ends, WebP and JPEG are there. */
    completeLater(made: Made, note: NoteComplete, changed: () => void): void {
      const running = complete(made, note, changed).catch((error: unknown) =>
        log.warn({ err: error }, 'the smaller files of a picture could not be made'),
      );
      underway.add(running);
      void running.finally(() => underway.delete(running));
    },

    /** Resolves when no background work is left. */
    idle: async (): Promise<void> => void (await Promise.all(underway)),
  };
}
export type PictureStore = ReturnType<typeof createPictureStore>;
