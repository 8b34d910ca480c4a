import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { reads, useRead } from '../../kit/query.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { Thumb } from './thumb.tsx';

type Props = {
  /** `/picture/<id>`, `/art/<name>` or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  label: string;
  /** Id of the button that opens the choice. */
  id: string;
};

/** Returns the picture at an address once loaded, and the failure otherwise. */
function usePicture(src: string | null) {
  const pictureId = src && /^\/picture\/(.+)$/.exec(src)?.[1];
  const q = src?.replace(/^\/art\//, '').slice(0, 80);
  const own = useRead(pictureId ? reads.staffPictureRead({ params: { pictureId } }) : null);
  const drawn = useRead(q && !pictureId ? reads.staffPictureList({ query: { show: 'drawn', q } }) : null);
  const found = [own.value, ...(drawn.value?.pictures ?? [])].find((one) => one?.src === src);
  return { picture: found ?? null, failure: own.failure ?? drawn.failure };
}

/** A control to choose a library picture; the field around it has the label. */
export function PicturePicker({ value, onChange, label, id }: Props) {
  const [open, setOpen] = useState(false);
  const { picture: shown, failure } = usePicture(value);
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
