/** @file Uploads of dropped, pasted or chosen pictures to the library. */
import { useCallback, useRef, useState } from 'react';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { addPicture } from './send-picture.ts';

/** One picture: waiting (null), uploading (0 to 1), or refused with a sentence. */
export type PictureUpload = { id: number; file: File; share: number | null; problem: string };
type Added = (picture: LibraryPicture, existed: boolean) => void;

/** Uploads one after the other, so that some complete even on a slow connection; failed ones wait for a retry. */
export function usePictureUploads(onAdded: Added) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());
  const update = useCallback(
    (id: number, change: Partial<PictureUpload> | null) =>
      setUploads((all) =>
        all.flatMap((one) => (one.id === id ? (change ? { ...one, ...change } : []) : one)),
      ),
    [],
  );
  const send = useCallback(
    ({ id, file }: Pick<PictureUpload, 'id' | 'file'>) => {
      update(id, { share: null, problem: '' });
      queue.current = queue.current.then(async () => {
        try {
          const { picture, existed } = await addPicture(file, (share) => update(id, { share }));
          update(id, null);
          onAdded(picture, existed);
        } catch (error) {
          update(id, { share: null, problem: error instanceof Error ? error.message : 'This did not work.' });
        }
      });
    },
    [onAdded, update],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const made = files.map((file) => ({ id: (count.current += 1), file, share: null, problem: '' }));
      setUploads((all) => [...all, ...made]);
      made.forEach(send);
    },
    [send],
  );
  return { uploads, add, again: send, drop: (id: number) => update(id, null) };
}
