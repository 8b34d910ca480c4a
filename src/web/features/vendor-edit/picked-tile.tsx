import { X } from 'lucide-react';
import { t } from '#words/t.ts';
import { gallerySlots, type GallerySlot } from '#domain/vendors/vendor-categories.ts';
import { PickedImage } from '#ui/picked-image.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PickedPicture } from './use-media-upload.ts';

type Props = {
  picture: PickedPicture;
  busy: boolean;
  onDrop: () => void;
  onPlace: (slot: GallerySlot) => void;
};

/** One picked picture: its thumbnail, its progress, and, when no slot was free, the photos it may replace. */
export function PickedTile({ picture: { file, share, leftOver, problem }, busy, onDrop, onPlace }: Props) {
  return (
    <div className="relative mt-2 grid grid-cols-[6rem_1fr] content-start items-start gap-x-3 gap-y-2 sm:grid-cols-1">
      <PickedImage file={file} className="row-span-3 sm:row-span-1" />
      {share === null && !problem && (
        <p className="pr-12 text-sm wrap-anywhere text-ink-soft sm:sr-only">{file.name}</p>
      )}
      {!busy && (
        <button
          type="button"
          aria-label={t('Leave out {file}', { file: file.name })}
          onClick={onDrop}
          className="tap absolute top-1 right-1 grid place-items-center rounded-full bg-paper/90 shadow-card"
        >
          <X aria-hidden size={20} />
        </button>
      )}
      {share !== null && <ProgressBar label={file.name} value={share} max={1} className="wrap-anywhere" />}
      {problem && (
        <p role="alert" className="text-sm font-semibold wrap-anywhere text-sindoor">
          {file.name}: {problem}
        </p>
      )}
      {leftOver && (
        <select
          aria-label={t('Photo to replace with {file}', { file: file.name })}
          defaultValue=""
          disabled={busy}
          onChange={(event) => onPlace(event.currentTarget.value as GallerySlot)}
          className="tap w-full rounded-md border border-line-strong bg-paper px-2 text-base"
        >
          <option value="" disabled>
            {t('Replace...')}
          </option>
          {gallerySlots.map((slot, index) => (
            <option key={slot} value={slot}>
              {t('Photo {number}', { number: index + 1 })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
