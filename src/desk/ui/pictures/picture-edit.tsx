import { useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { ConfirmButton } from '#ui/confirm-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Alert } from '#ui/alert.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { api } from '../../kit/api.ts';
import { replacePicture } from '../../kit/send-picture.ts';
import { useAction } from '../../kit/action.ts';
import { PictureForm, type PictureWords } from './picture-form.tsx';
import { PictureUses } from './picture-uses.tsx';

type Props = {
  picture: LibraryPicture;
  /** Called with null when it was deleted. */
  onChanged: (picture: LibraryPicture | null) => void;
  onClose: () => void;
};

/** One picture of the library: its data, its uses, replacement, deletion. */
export function PictureEdit({ picture, onChanged, onClose }: Props) {
  const { busy, failure, fieldErrors, run } = useAction();
  const [share, setShare] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const params = { pictureId: picture.id! };
  /** After a refusal because somebody else was first, the next try is based on their version; typed text stays. */
  const work = (act: () => Promise<LibraryPicture>, words: string) =>
    run(async () => {
      try {
        onChanged(await act());
      } catch (error) {
        if (isApiError(error) && error.code === 'conflict') onChanged(await api.staffPictureRead({ params }));
        throw error;
      }
      setSaid(words);
    });
  const save = (words: PictureWords) =>
    work(
      () => api.staffPictureChange({ params, body: { version: picture.version, ...words } }),
      'Saved. The pages that show it have it now.',
    );
  const replace = async (file: File) => {
    await work(() => replacePicture(picture, file, setShare), 'Replaced wherever it is used.');
    setShare(null);
  };
  const remove = async () => {
    if (await run(() => api.staffPictureRemove({ params }))) onChanged(null);
  };
  return (
    <Dialog open heading={picture.name} onClose={onClose} keepsText>
      <div className="grid gap-6">
        <div aria-live="polite">{said && !failure && <Notice>{said}</Notice>}</div>
        {Object.keys(fieldErrors).length === 0 && <Alert>{failure}</Alert>}
        <PictureForm
          picture={picture}
          busy={busy}
          fieldErrors={fieldErrors}
          onSave={(words) => void save(words)}
        />
        <PictureUses pictureId={picture.id!} />
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
          <FilePicker disabled={busy} onPick={([file]) => file && void replace(file)}>
            Replace everywhere
          </FilePicker>
          <ConfirmButton what={picture.name} disabled={busy} onConfirm={() => void remove()}>
            Delete
          </ConfirmButton>
        </div>
        {share !== null && <ProgressBar label="The other file is on its way" value={share} max={1} />}
      </div>
    </Dialog>
  );
}
