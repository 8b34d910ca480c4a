import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureLimits, type LibraryPicture } from '#contract/desk/content/pictures.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PickedImage } from '#ui/picked-image.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useAction } from '../../../kit/action.ts';
import { api } from '../../../kit/api.ts';
import { usePictureUploads } from '../../../kit/use-picture-uploads.ts';
import type { PictureChoice } from '../../pictures/picture-dialog.tsx';

type Props = {
  file: File;
  /** Null leaves the picture out of the text. */
  onDone: (choice: PictureChoice | null) => void;
};

/** A picture dropped or pasted into a text: described at its place, while it is on its way to the library. */
export function PictureAsk({ file, onDone }: Props) {
  const [picture, setPicture] = useState<LibraryPicture | null>(null);
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const onAdded = useCallback((added: LibraryPicture) => {
    setPicture(added);
    // A picture of the library has words already.
    if (added.alt) setWords((typed) => typed || added.alt);
  }, []);
  const { uploads, stills, add, again } = usePictureUploads(onAdded);
  const { busy, failure, fieldErrors, run } = useAction();
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    add([file]);
  }, [add, file]);
  const [upload] = uploads;
  const take = () => {
    const alt = words.trim();
    if (alt === '') return setWrong('Please say what the picture shows, for those who cannot see it.');
    setWrong(null);
    if (!picture) return undefined;
    return void run(async () => {
      const params = { pictureId: picture.id! };
      const saved =
        alt === picture.alt
          ? picture
          : await api.staffPictureChange({ params, body: { version: picture.version, alt } });
      onDone({ src: saved.src, alt: saved.alt });
    });
  };
  return (
    <section
      aria-label={`Picture ${file.name}`}
      className="my-2 grid grid-cols-[5rem_minmax(0,1fr)] gap-3 rounded-md border border-line-strong bg-paper-deep p-3 text-base leading-normal"
    >
      <PickedImage file={file} className="w-20 self-start" />
      <div className="grid min-w-0 gap-2">
        {upload?.problem ? (
          <p role="alert" className="text-sm wrap-anywhere text-sindoor">
            <strong>{file.name}</strong>: {upload.problem}
          </p>
        ) : (
          <>
            {!picture && <ProgressBar label={file.name} value={upload?.share ?? 0} max={1} />}
            {stills.length > 0 && <p className="text-sm">It is kept as a still picture.</p>}
            <Field
              label="What does it show?"
              required
              maxLength={pictureLimits.alt}
              autoComplete="off"
              value={words}
              error={wrong ?? fieldErrors['alt'] ?? failure ?? undefined}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                take();
              }}
            />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {!upload?.problem && (
            <Button className="px-4! py-2! text-sm" aria-disabled={busy || !picture} onClick={take}>
              Put it here
            </Button>
          )}
          {upload?.problem && !upload.final && (
            <Button look="secondary" className="px-4! py-2! text-sm" onClick={() => again(upload)}>
              Try again
            </Button>
          )}
          <Button look="quiet" className="px-3! py-2! text-sm" onClick={() => onDone(null)}>
            Leave it out
          </Button>
        </div>
      </div>
    </section>
  );
}
