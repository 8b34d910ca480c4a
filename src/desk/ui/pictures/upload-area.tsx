import { useEffect, useState, type DragEvent } from 'react';
import { ImageUp } from 'lucide-react';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { usePictureUploads } from '../../kit/use-picture-uploads.ts';
import { UploadRow } from './upload-row.tsx';

type Props = {
  onAdded: (picture: LibraryPicture, existed: boolean) => void;
};

const imagesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Uploads pictures by choice, drop and paste; each shows its progress, and a failed one can be retried. */
export function UploadArea({ onAdded }: Props) {
  const { uploads, stills, add, again, drop } = usePictureUploads(onAdded);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = imagesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [add]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    // What is no picture is named, too.
    add([...event.dataTransfer.files]);
  };
  return (
    <section aria-label="Add pictures">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed p-3 ${over ? 'border-teal bg-teal-wash' : 'border-line-strong'}`}
      >
        <FilePicker multiple onPick={add}>
          <ImageUp aria-hidden size={18} />
          Add pictures
        </FilePicker>
        <p className="text-sm text-ink-soft">
          Choose them, drop them here or paste one. JPEG, PNG, WebP or AVIF. Of a GIF that moves, the first
          picture is kept.
        </p>
      </div>
      <p role="status" className={stills.length > 0 ? 'mt-2 text-sm' : 'sr-only'}>
        {stills.length > 0 && `Kept as a still picture: ${stills.join(', ')}.`}
      </p>
      <ul aria-label="On their way" className={uploads.length > 0 ? 'mt-2' : ''}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onAgain={() => again(upload)}
            onDrop={() => drop(upload.id)}
          />
        ))}
      </ul>
    </section>
  );
}
