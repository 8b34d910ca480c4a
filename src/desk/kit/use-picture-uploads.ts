/** @file Uploads of dropped, pasted or chosen pictures to the library. */
import { useCallback, useRef, useState } from 'react';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { isApiError } from '#contract/api-error.ts';
import { addPicture, isGif } from './send-picture.ts';

/** One picture: waiting (null), uploading (0 to 1), or refused with a sentence; `final` when the same file cannot work later. */
export type PictureUpload = { id: number; file: File; share: number | null; problem: string; final: boolean };
type Added = (picture: LibraryPicture, existed: boolean) => void;

const noPicture = 'This is not a picture. JPEG, PNG, WebP, AVIF and GIF work.';
const isOther = ({ type }: File) => type !== '' && !type.startsWith('image/');

/** Returns the sentence of a failure, and whether the same file would fail again. */
function refusalOf(error: unknown): Pick<PictureUpload, 'problem' | 'final'> {
  if (!isApiError(error)) return { problem: 'This did not work.', final: false };
  return {
    problem: error.message,
    final: ['unsupported_media', 'payload_too_large', 'invalid_input'].includes(error.code),
  };
}

/** Uploads one after the other, so that some complete even on a slow connection; failed ones wait for a retry. */
export function usePictureUploads(onAdded: Added) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const [stills, setStills] = useState<readonly string[]>([]);
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
          if (isGif(file)) setStills((names) => [...names, file.name]);
          onAdded(picture, existed);
        } catch (error) {
          update(id, { share: null, ...refusalOf(error) });
        }
      });
    },
    [onAdded, update],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const made = files.map((file) => ({
        id: (count.current += 1),
        file,
        share: null,
        problem: isOther(file) ? noPicture : '',
        final: isOther(file),
      }));
      setUploads((all) => [...all, ...made]);
      made.filter(({ final }) => !final).forEach(send);
    },
    [send],
  );
  return { uploads, stills, add, again: send, drop: (id: number) => update(id, null) };
}
