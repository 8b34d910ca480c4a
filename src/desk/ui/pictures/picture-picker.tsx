import { useCallback, useState } from 'react';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { Button } from '#ui/button.tsx';
import { api } from '../../kit/api.ts';
import { useRead } from '../../kit/use-read.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { Thumb } from './thumb.tsx';

type Props = {
  /** `/picture/<id>`, `/art/<name>` or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  label: string;
  /** Of the button that opens the choice. */
  id: string;
};

async function pictureAt(src: string | null): Promise<LibraryPicture | null> {
  if (src === null) return null;
  const pictureId = /^\/picture\/(.+)$/.exec(src)?.[1];
  if (pictureId) return api.staffPictureRead({ params: { pictureId } });
  const name = src.replace(/^\/art\//, '').slice(0, 80);
  const { pictures } = await api.staffPictureList({ query: { show: 'drawn', q: name } });
  return pictures.find((one) => one.src === src) ?? null;
}

/** A picture of the library, chosen; the field around it has the label. */
export function PicturePicker({ value, onChange, label, id }: Props) {
  const [open, setOpen] = useState(false);
  const { value: picture, failure } = useRead(useCallback(() => pictureAt(value), [value]));
  const shown = picture?.src === value ? picture : null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {shown && <Thumb picture={shown} className="h-20 w-30 shrink-0 rounded-md" />}
        <div className="min-w-0 flex-1 basis-48">
          {value !== null && (
            <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
              {shown ? shown.alt || shown.name : (failure ?? value)}
            </p>
          )}
          <div className="mt-1 flex flex-wrap gap-2">
            <Button id={id} look="secondary" onClick={() => setOpen(true)}>
              {value === null ? 'Choose a picture' : 'Choose another'}{' '}
              <span className="sr-only">for {label}</span>
            </Button>
            {value !== null && (
              <Button look="quiet" onClick={() => onChange(null)}>
                Without a picture <span className="sr-only">for {label}</span>
              </Button>
            )}
          </div>
        </div>
      </div>
      {open && (
        <PictureDialog
          onClose={(choice) => {
            setOpen(false);
            if (choice) onChange(choice.src);
          }}
        />
      )}
    </>
  );
}
