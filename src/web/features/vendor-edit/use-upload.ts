import { useState } from 'react';
import { fillPath, parseRoute } from '#contract/kit.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { hasShape, isListOf, isOneOf } from '#contract/shape.ts';
import { pictureSlots, type PictureSlot } from '#domain/vendors/vendor-categories.ts';
import { api as routes, successStatus } from '#facts/api.ts';
import { messages } from '#facts/messages.ts';
import { smallerPicture } from '#kit/forms/smaller-picture.ts';
import { signed } from '#kit/api/authenticated.ts';
import { upload } from '#kit/api/upload.ts';

/** Slots of the uploaded pictures; empty when none was free. */
type Uploaded = { saved: { slot: PictureSlot }[] };
const isUploaded = hasShape<Uploaded>({
  saved: isListOf(hasShape<Uploaded['saved'][number]>({ slot: isOneOf(pictureSlots) })),
});
/** The multipart field: one slot, or `gallery` for the next free one. */
type UploadField = 'profilepicture' | 'backgroundpicture' | 'gallery' | `gallery${1 | 2 | 3 | 4}`;

/** Sends one picture, made smaller on this device. @throws ApiError */
export async function uploadPicture(
  vendorId: string,
  field: UploadField,
  file: File,
  onProgress?: (share: number) => void,
): Promise<Uploaded> {
  const form = new FormData();
  form.append(field, await smallerPicture(file));
  const path = fillPath(parseRoute(routes.vendorUpload).path, { vendorId });
  const success = successStatus.vendorUpload;
  const sent = signed(({ headers }) => upload({ path, form, headers, success, onProgress }));
  return checked(isUploaded, sent as Promise<Unread<Uploaded>>);
}

/** The upload of one picture into its slot: its progress and its error. */
export function useUpload(vendorId: string, onDone: () => Promise<void>) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const send = async (field: UploadField, file: File) => {
    setFailure('');
    setShare(0);
    try {
      await uploadPicture(vendorId, field, file, setShare);
      await onDone();
    } catch (error) {
      console.error(messages.uploadFailedLog, error);
      setFailure(error instanceof Error ? error.message : '');
    } finally {
      setShare(null);
    }
  };
  return { share, failure, send };
}
