import type { FormEvent } from 'react';
import { pictureLimits, type LibraryPicture } from '#contract/desk/content/pictures.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../../kit/api.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useAction } from '../../kit/action.ts';
import { Thumb } from './thumb.tsx';

type Props = {
  picture: LibraryPicture;
  onDone: (picture: LibraryPicture) => void;
  onBack: () => void;
};

/** A form for the missing alternative text, before a picture is used. */
export function TextFirst({ picture, onDone, onBack }: Props) {
  const { busy, failure, fieldErrors, run } = useAction();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble to the dialog's opener: the form around it must not be sent.
    event.stopPropagation();
    const body = { version: picture.version, alt: textsOf(event.currentTarget)('alt') };
    void run(async () => onDone(await api.staffPictureChange({ params: { pictureId: picture.id! }, body })));
  };
  return (
    <form onSubmit={save} className="grid gap-4" noValidate>
      <Thumb picture={picture} className="max-h-60 w-full rounded-md" />
      <Field
        as="textarea"
        rows={3}
        label="Text for those who cannot see it"
        name="alt"
        required
        maxLength={pictureLimits.alt}
        defaultValue={picture.alt}
        hint="What the picture shows, in one sentence."
        error={fieldErrors['alt']}
      />
      {!fieldErrors['alt'] && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          Use this picture
        </Button>
        <Button look="quiet" onClick={onBack}>
          Choose another
        </Button>
      </div>
    </form>
  );
}
