import { useState, type FormEvent } from 'react';
import { pictureLimits, type LibraryPicture } from '#contract/desk/content/pictures.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { textsOf } from '../../kit/texts-of.ts';
import { FocusField, type Focus } from '#ui/focus-field.tsx';

export type PictureWords = { name: string; alt: string; credit: string } & Focus;
type Props = {
  picture: LibraryPicture;
  busy: boolean;
  fieldErrors: Readonly<Record<string, string>>;
  onSave: (words: PictureWords) => void;
};

/** A form for a picture's data, with the alternative text first. */
export function PictureForm({ picture, busy, fieldErrors, onSave }: Props) {
  const [focus, setFocus] = useState<Focus>({ focusX: picture.focusX, focusY: picture.focusY });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsOf(event.currentTarget);
    onSave({ name: typed('name'), alt: typed('alt'), credit: typed('credit'), ...focus });
  };
  return (
    <form onSubmit={save} className="grid gap-4" noValidate>
      <FocusField picture={picture.picture} value={focus} onChange={setFocus} />
      <Field
        as="textarea"
        rows={3}
        label="Text for those who cannot see it"
        name="alt"
        required
        maxLength={pictureLimits.alt}
        defaultValue={picture.alt}
        hint="What the picture shows, in one sentence. It is read out, and stands there when the picture cannot be loaded."
        error={fieldErrors['alt']}
      />
      <Field
        label="Credit"
        name="credit"
        maxLength={pictureLimits.credit}
        defaultValue={picture.credit ?? ''}
        hint="Who made it. Stands below the picture in texts."
        error={fieldErrors['credit']}
      />
      <Field
        label="Name"
        name="name"
        required
        maxLength={pictureLimits.name}
        defaultValue={picture.name}
        hint="For the desk alone."
        error={fieldErrors['name']}
      />
      <Button type="submit" disabled={busy} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
