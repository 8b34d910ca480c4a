import type { ContentValue, Field } from '#contract/desk/content/fields.ts';

/** Props of every field. */
export type ValueProps<F extends Field = Field> = {
  /** Id of the control: the path of the field, such as `languages.0.rating`. */
  id: string;
  field: F;
  value: ContentValue;
  /** Null empties it. */
  onChange: (value: ContentValue) => void;
  error?: string;
};

export const textOf = (value: ContentValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the props that every control takes from its field. */
export const controlProps = ({ id, field: { label, hint, required }, error }: ValueProps) => ({
  id,
  label,
  hint,
  required,
  error,
});
export const orNull = (typed: string): string | null => (typed === '' ? null : typed);
