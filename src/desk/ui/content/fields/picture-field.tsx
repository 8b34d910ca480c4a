import { PicturePicker } from '../../pictures/picture-picker.tsx';
import { FieldGroup } from './group.tsx';
import { textOf, type ValueProps } from './value-props.ts';

/** A picture of the library. */
export function PictureField({ id, field, value, onChange, error }: ValueProps) {
  return (
    <FieldGroup id={id} field={field} error={error}>
      <PicturePicker
        id={`${id}-picker`}
        label={field.label}
        value={textOf(value) || null}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
