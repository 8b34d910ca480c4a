import { pictureFile } from '../../kit/content/picture-file.ts';
import { Field } from '#ui/field.tsx';

type Props = {
  /** `/picture/<id>` of the library, or `/art/<name>` of the drawn ones. */
  value: string | null;
  onChange: (value: string | null) => void;
  label: string;
  id: string;
};

/** The address of a picture, and how it looks. */
export const PicturePicker = ({ value, onChange, label, id }: Props) => (
  <div className="flex flex-wrap items-end gap-4">
    {value && (
      <img src={pictureFile(value)} alt="" className="h-20 w-32 rounded-md border border-line object-cover" />
    )}
    <Field
      id={id}
      label={`Address of the picture: ${label.toLowerCase()}`}
      className="min-w-48 flex-1"
      value={value ?? ''}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim() || null)}
    />
  </div>
);
