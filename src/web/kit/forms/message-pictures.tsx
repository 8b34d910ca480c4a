import { useState } from 'react';
import { ImagePlus } from 'lucide-react';
import { v4 } from 'uuid';
import { t } from '#words/t.ts';
import { messagePictureLimits } from '#facts/limits.ts';
import { messages } from '#facts/messages.ts';
import { isApiError } from '#contract/api-error.ts';
import { checked, type Unread } from '#contract/reply.ts';
import { hasShape, isLike } from '#contract/shape.ts';
import { messagePictureField } from '#domain/pictures/message-picture-field.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Alert } from '#ui/alert.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { readAsData } from './read-as-data.ts';
import { smallerPicture } from './smaller-picture.ts';
import { upload } from '#kit/api/upload.ts';

type Sent = { id: string; preview: string };
type Props = {
  /** Path to which a picture is posted. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  onChange?: (ids: string[]) => void;
};

type Stored = { id: string };
const isStored = hasShape<Stored>({ id: isLike(/^[\w-]{1,80}$/) });

/** Adds pictures to the message being written: each is sent at once, its id goes with the form as `pictures`. */
export function MessagePictureField({ path, headers, onChange }: Props) {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const change = (next: readonly Sent[]) => {
    setSent(next);
    onChange?.(next.map(({ id }) => id));
  };
  async function add(files: readonly File[]) {
    setFailure('');
    let all = sent;
    try {
      for (const file of files.slice(0, messagePictureLimits.perMessage - sent.length)) {
        setShare(0);
        const small = await smallerPicture(file);
        const form = new FormData();
        form.append(messagePictureField, small, file.name);
        const reply = upload({
          path,
          form,
          headers: { ...headers, 'idempotency-key': v4() },
          success: 201,
          onProgress: setShare,
        });
        const { id } = await checked(isStored, reply as Promise<Unread<Stored>>);
        all = [...all, { id, preview: await readAsData(small) }];
        change(all);
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.status === 0 ? messages.quoteFailed : error.message);
    } finally {
      setShare(null);
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      {sent.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {sent.map((one, index) => (
            <li key={one.id}>
              <input type="hidden" name="pictures" value={one.id} />
              <img
                src={one.preview}
                alt={t('Picture {number} of your message', { number: index + 1 })}
                className="size-20 rounded-md object-cover"
              />
              <Button
                look="quiet"
                className="px-1! text-sm"
                onClick={() => change(sent.filter(({ id }) => id !== one.id))}
              >
                {t('Take away')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Alert>{failure}</Alert>
      {share !== null && <ProgressBar label={t('Sending...')} value={share} max={1} />}
      {share === null && sent.length < messagePictureLimits.perMessage && (
        <FilePicker multiple onPick={(files) => void add(files)}>
          <ImagePlus aria-hidden size={20} /> {t('Add pictures')}
        </FilePicker>
      )}
    </div>
  );
}
