import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { InlineField } from '#ui/inline-field.tsx';
import { InlineForm } from '#ui/inline-form.tsx';
import { PickedImage } from '#ui/picked-image.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { hindi } from './sample-words.ts';
import { textLinkClass } from '#ui/text-link.tsx';
import { State } from './state.tsx';

const refuse = () => Promise.resolve('Please write it another way.');

/** A file picker button. */
export const FilePickerSpecimen = () => (
  <State name="rest, disabled" className="grid gap-3 sm:max-w-sm">
    <FilePicker onPick={() => {}}>Choose photos</FilePicker>
    <FilePicker disabled onPick={() => {}}>
      Not now
    </FilePicker>
  </State>
);

/** Texts with a pencil; input is refused, so that the error shows. */
export function InlineFieldSpecimen() {
  return (
    <State name="rest, long words; press a pencil, then Submit, for the open form and its error">
      <InlineField label="Owner Name" value="Tara" maxLength={80} onSubmit={refuse}>
        Tara Devi Rawat
      </InlineField>
      <InlineField label="About" as="textarea" value={hindi} maxLength={400} onSubmit={refuse}>
        <span lang="hi">{hindi}</span>
      </InlineField>
    </State>
  );
}

/** A form behind a button. */
export const InlineFormSpecimen = () => (
  <State name="closed; the button opens it">
    <InlineForm
      label="services"
      open="Add a service"
      fields={(error) => <Field label="Service" name="service" required error={error ?? undefined} />}
      onSubmit={refuse}
    >
      No services yet.
    </InlineForm>
  </State>
);

/** Freshly picked pictures. */
export function PickedImageSpecimen() {
  const [file, setFile] = useState<File>();
  return (
    <State name="a picture of yours, which stays on your device; a file that cannot be drawn shows its name">
      {file ? (
        <PickedImage file={file} className="w-40" />
      ) : (
        <FilePicker className={textLinkClass('standing')} onPick={([one]) => setFile(one)}>
          Pick one to see it
        </FilePicker>
      )}
    </State>
  );
}

/** A progress bar. */
export const ProgressSpecimen = () => (
  <State name="nothing, some, all" className="grid gap-4 sm:max-w-sm">
    <ProgressBar label="Filled so far" value={0} />
    <ProgressBar label="Uploading" value={0.4} max={1} />
    <ProgressBar label={hindi} value={100} />
  </State>
);
