import { useState } from 'react';
import { t } from '#words/t.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { gallerySlots, type GallerySlot } from '#domain/vendors/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Photo } from '#ui/photo.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { isPublicVendor } from '#kit/api/own-vendor.ts';
import { useUpload } from './use-upload.ts';
import type { Editor } from './use-vendor-editor.ts';
import { SortableListPart } from './sortable-list-part.tsx';

const nameOf = (slot: GallerySlot) => t('photo {number}', { number: slot.slice(-1) });

/** The existing photos: sorted, replaced, removed. */
export function EditGallery({ vendor, refetch, replace }: Editor) {
  const [failure, setFailure] = useState('');
  const { share, failure: uploadFailure, send } = useUpload(vendor._id, refetch);
  const filled = gallerySlots.filter((slot) => vendor.pictures[slot]);
  const settle = (call: Promise<Unread<PublicVendor>>) => {
    setFailure('');
    checked(isPublicVendor, call).then(replace, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : ''),
    );
  };
  const params = { vendorId: vendor._id };
  const arrange = (order: GallerySlot[]) =>
    settle(signed((options) => api.galleryArrange({ params, body: { order } }, options)));
  const remove = (slot: GallerySlot) =>
    settle(signed((options) => api.pictureRemove({ params: { ...params, slot } }, options)));

  const items = filled.map((slot) => ({
    id: slot,
    name: nameOf(slot),
    content: (
      <>
        <Photo
          picture={vendor.pictures[slot]!}
          sizes="(min-width: 40rem) 20rem, 90vw"
          className="aspect-3/2 rounded-md"
        />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <FilePicker disabled={share !== null} onPick={([file]) => file && void send(slot, file)}>
            {t('Replace')}
            <span className="sr-only"> {nameOf(slot)}</span>
          </FilePicker>
          <ConfirmButton what={nameOf(slot)} onConfirm={() => remove(slot)}>
            {t('Remove')}
          </ConfirmButton>
        </div>
      </>
    ),
  }));
  const said = failure || uploadFailure;
  return (
    <div>
      {filled.length === 0 ? (
        <p className="text-ink-soft">
          {t('No photos yet. Until you add some, your page shows in large letters what you do.')}
        </p>
      ) : (
        <SortableListPart
          items={items}
          className="grid gap-3 sm:grid-cols-2"
          onReorder={(order) => arrange(order as GallerySlot[])}
        />
      )}
      {share !== null && <ProgressBar label={t('Uploading')} value={share} max={1} className="mt-3" />}
      {said && (
        <p role="alert" className="mt-3 font-semibold text-sindoor">
          {said}
        </p>
      )}
    </div>
  );
}
