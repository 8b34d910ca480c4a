import { ImagePlus } from 'lucide-react';
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { EditBlock } from './edit-block.tsx';
import { EditGallery } from './edit-gallery.tsx';
import { PickedTile } from './picked-tile.tsx';
import { useGallery } from './use-gallery.ts';
import { useMediaUpload } from './use-media-upload.ts';
import type { Editor } from './use-vendor-editor.ts';
import { SortableListPart } from './sortable-list-part.tsx';

/** "Upload Media": the existing photos, and the form that adds more. */
export function MediaForm(editor: Editor) {
  const gallery = useGallery(editor);
  const { picked, message, busy, pick, drop, reorder, sendAll, sendInto } = useMediaUpload(
    editor.vendor._id,
    { free: limits.gallerySlots - gallery.photos.length, before: gallery.flush, onDone: editor.refetch },
  );
  return (
    <EditBlock
      id="media"
      heading={messages.uploadMedia}
      hint={t(
        'Your page shows {count} photos, in this order. They are made smaller on this device before they are sent.',
        {
          count: limits.gallerySlots,
        },
      )}
    >
      <EditGallery {...editor} gallery={gallery} />
      <form
        className="mt-6 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          void sendAll();
        }}
      >
        <div className="flex flex-wrap items-center gap-3">
          <FilePicker multiple disabled={busy} describedBy="media-message" onPick={pick}>
            <ImagePlus aria-hidden size={20} /> {t('Choose photos')}
          </FilePicker>
          <Button type="submit" disabled={busy || picked.length === 0}>
            {messages.uploadPhotos}
          </Button>
        </div>
        <p id="media-message" role="status" className="mt-3 font-semibold wrap-anywhere empty:hidden">
          {message}
        </p>
        {picked.length > 0 && (
          <SortableListPart
            items={picked.map((picture) => ({
              id: picture.id,
              name: picture.file.name,
              content: (
                <PickedTile
                  picture={picture}
                  busy={busy}
                  onDrop={() => drop(picture.id)}
                  onPlace={(slot) => void sendInto(picture, slot)}
                />
              ),
            }))}
            disabled={busy}
            onReorder={reorder}
            className="mt-4 grid gap-3 sm:grid-cols-3"
          />
        )}
      </form>
    </EditBlock>
  );
}
