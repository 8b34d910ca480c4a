import { Button } from '#ui/button.tsx';
import { PickedImage } from '#ui/picked-image.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PictureUpload } from '../../kit/use-picture-uploads.ts';

type Props = { upload: PictureUpload; onAgain: () => void; onDrop: () => void };

/** The progress or the failure of a picture's upload. */
export const UploadRow = ({ upload: { file, share, problem, final }, onAgain, onDrop }: Props) => (
  <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line py-2">
    <PickedImage file={file} className="w-12 shrink-0 [&>span]:text-[0px]" />
    <div className="min-w-0 flex-1 basis-56">
      {problem ? (
        <p role="alert" className="text-sm wrap-anywhere">
          <strong>{file.name}</strong>: <span className="text-sindoor">{problem}</span>
        </p>
      ) : (
        <ProgressBar label={file.name} value={share ?? 0} max={1} />
      )}
    </div>
    {problem && (
      <>
        {!final && (
          <Button look="secondary" className="px-3!" onClick={onAgain}>
            Try again <span className="sr-only">{file.name}</span>
          </Button>
        )}
        <Button look="quiet" className="px-3!" onClick={onDrop}>
          Leave it <span className="sr-only">{file.name}</span>
        </Button>
      </>
    )}
  </li>
);
