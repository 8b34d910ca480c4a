import { t } from '#words/t.ts';
import { gallerySlots, type GallerySlot } from '#domain/vendors/vendor-categories.ts';
import { messages } from '#facts/messages.ts';
import { later } from '#kit/page/later.tsx';
import { useOpenInAddress } from '#kit/page/open-in-address.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import type { PictureGridProps } from '#ui/picture-grid.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RemovedNotice } from '#ui/removed-notice.tsx';
import type { Gallery } from './use-gallery.ts';
import { useUpload } from './use-upload.ts';
import type { Editor } from './use-vendor-editor.ts';

/** Loads the grid, whose code is large. */
const PictureGridPart = later<PictureGridProps>(
  () => import('#ui/picture-grid.tsx').then((module) => module.PictureGrid),
  { loading: <p>{messages.loading}</p>, StandIn: () => <PartFailed /> },
);

const nameOf = (place: number) => t('photo {number}', { number: place + 1 });

type Props = Pick<Editor, 'vendor' | 'refetch'> & { gallery: Gallery };

/** The existing photos: sorted, opened one at a time, replaced, removed. */
export function EditGallery({ vendor, refetch, gallery }: Props) {
  const [open, setOpen] = useOpenInAddress('photo');
  const { share, failure: uploadFailure, send } = useUpload(vendor._id, refetch);
  const { photos, held } = gallery;
  const replaceWith = async (id: string, file: File) => {
    await gallery.flush();
    const at = photos.findIndex((one) => one.id === id);
    const slot: GallerySlot | undefined = gallerySlots[at];
    if (slot) await send(slot, file);
    setOpen(null);
  };
  const said = gallery.failure || uploadFailure;
  return (
    <div>
      {photos.length === 0 && !held && (
        <p className="text-ink-soft">
          {t('No photos yet. Until you add some, your page shows in large letters what you do.')}
        </p>
      )}
      {(photos.length > 0 || held) && (
        <PictureGridPart
          items={photos.map(({ id, slot }, place) => ({
            id,
            name: nameOf(place),
            picture: vendor.pictures[slot]!,
          }))}
          open={open}
          onOpen={setOpen}
          onReorder={(ids) => void gallery.arrange(ids)}
          onRemove={(id) => {
            setOpen(null);
            void gallery.remove(id);
          }}
          notice={
            held && (
              <RemovedNotice key={held} onUndo={gallery.undo} onOver={() => void gallery.flush()}>
                {t('The picture was removed.')}
              </RemovedNotice>
            )
          }
          details={(id) => (
            <div>
              <FilePicker disabled={share !== null} onPick={([file]) => file && void replaceWith(id, file)}>
                {t('Replace')}
                <span className="sr-only"> {nameOf(photos.findIndex((one) => one.id === id))}</span>
              </FilePicker>
            </div>
          )}
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
