import { useEffect, useMemo, useState } from 'react';
import { ImagePlus } from 'lucide-react';
import { v4 } from 'uuid';
import { t } from '#words/t.ts';
import { projectLimits } from '#facts/limits.ts';
import { useLeaveWarning } from '#kit/forms/use-leave-warning.ts';
import { smallerPicture } from '#kit/forms/smaller-picture.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { hasRoom, sendPicture } from './own-projects.ts';
import { createPictureQueue, type QueuedPicture } from './picture-queue.ts';

type Props = { vendorId: string; projectId: string; room: number; onArrived: () => void };

/** Picks pictures, many at once, and shows the progress of each. They wait on this device while there is no network. */
export function PictureUploads({ vendorId, projectId, room, onArrived }: Props) {
  const [pictures, setPictures] = useState<readonly QueuedPicture[]>([]);
  const [message, setMessage] = useState('');
  /** Number of pictures picked, but not queued yet. */
  const [picked, setPicked] = useState(0);
  const queue = useMemo(
    () => createPictureQueue({ vendorId, hasRoom, send: sendPicture, show: setPictures, arrived: onArrived }),
    [vendorId, onArrived],
  );
  useEffect(() => {
    const resume = () => void queue.resume();
    resume();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [queue]);
  const here = pictures.filter((one) => one.projectId === projectId);
  const free = room - here.length - picked;

  async function pick(files: readonly File[]) {
    const said =
      files.length > free
        ? [
            t('A project holds {count} pictures. The first {free} were taken.', {
              count: projectLimits.pictures,
              free: Math.max(0, free),
            }),
          ]
        : [];
    setMessage(said.join(' '));
    const taken = files.slice(0, Math.max(0, free));
    setPicked((count) => count + taken.length);
    const at = Date.now();
    for (const [index, file] of taken.entries()) {
      try {
        const picture = { key: v4(), vendorId, projectId, name: file.name, file: await smallerPicture(file) };
        // Queued while the next one is shrunk: for twelve that takes a cheap phone many seconds.
        void queue.add([{ ...picture, at: at + index / 100 }]);
      } catch (error) {
        said.push(`${file.name}: ${(error as Error).message}`);
        setMessage(said.join(' '));
      }
      setPicked((count) => count - 1);
    }
  }

  // The message of a refused picture can be read and dismissed.
  const unkept = pictures.some(({ kept, final }) => !kept && !final);
  useLeaveWarning(unkept || picked > 0);
  const stopped = here.some(({ problem, final }) => problem && !final);
  return (
    <div>
      <FilePicker
        multiple
        disabled={free <= 0}
        describedBy="work-pictures"
        onPick={(files) => void pick(files)}
      >
        <ImagePlus aria-hidden size={20} /> {t('Add pictures')}
      </FilePicker>
      <p id="work-pictures" role="status" className="mt-2 font-semibold empty:hidden">
        {message}
      </p>
      {unkept && (
        <Notice tone="warning" role="status" className="mt-3">
          {t('This browser keeps nothing on the device. Stay on this page until every picture is sent.')}
        </Notice>
      )}
      {picked > 0 && (
        <p className="mt-3">
          {t('{count, plural, one {# picture is} other {# pictures are}} being made smaller for sending.', {
            count: picked,
          })}
        </p>
      )}
      {here.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {here.map(({ key, name, share, problem, final }) => (
            <li key={key} className="rounded-md border border-line p-3 wrap-anywhere">
              {share === null ? (
                <p>{problem ? `${name}: ${problem}` : t('{name} waits', { name })}</p>
              ) : (
                <ProgressBar label={name} value={share} max={1} />
              )}
              {final && (
                <Button look="secondary" onClick={() => void queue.drop(key)} className="mt-2">
                  {t('Leave out {file}', { file: name })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {stopped && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {!unkept && t('Nothing is lost: what has not been sent is kept on this device.')}
          <Button look="secondary" onClick={() => void queue.resume()}>
            {t('Try again')}
          </Button>
        </p>
      )}
    </div>
  );
}
