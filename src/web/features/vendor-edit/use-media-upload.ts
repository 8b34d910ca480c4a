import { useState } from 'react';
import { showList } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { gallerySlots, type GallerySlot, type PictureSlot } from '#domain/vendors/vendor-categories.ts';
import { limits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { useLeaveWarning } from '#kit/forms/use-leave-warning.ts';
import { uploadPicture } from './use-upload.ts';

/** One picked picture: waiting, uploading (0 to 1), left over without a free slot, or refused with a sentence. */
export type PickedPicture = {
  id: string;
  file: File;
  share: number | null;
  leftOver: boolean;
  problem: string;
};

/** Returns `Photo 2` for `gallery2`. */
const place = (slot: PictureSlot) =>
  t('photo {number}', { number: gallerySlots.indexOf(slot as GallerySlot) + 1 });

/** Returns the outcome of the pictures, in words. */
function summary(saved: readonly { fileName: string; slot: PictureSlot }[], left: readonly string[]): string {
  const done = saved.map(({ fileName, slot }) =>
    t('{file} is {place}', { file: fileName, place: place(slot) }),
  );
  return [
    done.length > 0 && t('{list}.', { list: showList(done) }),
    left.length > 0 &&
      t('No place was free for {files}. Choose below which photo to replace, or remove one first.', {
        files: showList(left),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

type Gallery = {
  /** Number of pictures for which a place is free. */
  free: number;
  /** Finishes what waits, such as a removal, before the first one is sent. */
  before: () => Promise<void>;
  /** Fetches the vendor after an upload. */
  onDone: () => Promise<void>;
};

/** The picked pictures and their upload, one after the other. One without a free place is not sent: its place is asked first. */
export function useMediaUpload(vendorId: string, { free, before, onDone }: Gallery) {
  const [picked, setPicked] = useState<readonly PickedPicture[]>([]);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  useLeaveWarning(picked.length > 0);
  const update = (id: string, change: Partial<PickedPicture>) =>
    setPicked((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  async function send(pictures: readonly PickedPicture[], field: 'gallery' | GallerySlot) {
    const saved: { fileName: string; slot: PictureSlot }[] = [];
    const left: string[] = [];
    setBusy(true);
    setMessage('');
    await before();
    for (const { id, file } of pictures) {
      if (field === 'gallery' && saved.length >= free) {
        left.push(file.name);
        update(id, { share: null, leftOver: true, problem: '' });
        continue;
      }
      update(id, { share: 0, leftOver: false, problem: '' });
      try {
        const reply = await uploadPicture(vendorId, field, file, (share) => update(id, { share }));
        // The name of the picked file: a shrunk one may have another extension.
        saved.push(...reply.saved.map(({ slot }) => ({ fileName: file.name, slot })));
        if (reply.saved.length > 0) setPicked((all) => all.filter((one) => one.id !== id));
        else {
          left.push(file.name);
          update(id, { share: null, leftOver: true });
        }
      } catch (error) {
        console.error(messages.uploadFailedLog, error);
        update(id, { share: null, problem: error instanceof Error ? error.message : '' });
      }
    }
    await onDone().catch(() => undefined);
    setMessage(summary(saved, left));
    setBusy(false);
  }

  return {
    picked,
    message,
    busy,
    /** Accepts a selection as a whole or not at all; a good one clears the message. */
    pick(files: readonly File[]) {
      if (files.length > limits.mediaFilesMax) return setMessage(messages.tooManyImages);
      if (files.some(({ type }) => !type.startsWith('image/')))
        return setMessage(t('Please choose pictures only.'));
      setMessage('');
      setPicked(
        files.map((file, index) => ({
          id: `${index} ${file.name}`,
          file,
          share: null,
          leftOver: false,
          problem: '',
        })),
      );
    },
    drop: (id: string) => setPicked((all) => all.filter((one) => one.id !== id)),
    /** Sets the order in which they are sent and take the free slots. */
    reorder: (ids: readonly string[]) =>
      setPicked((all) => all.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))),
    sendAll: () => send(picked, 'gallery'),
    /** Replaces a picture by another. */
    sendInto: (picture: PickedPicture, slot: GallerySlot) => send([picture], slot),
  };
}
