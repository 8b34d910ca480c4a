import type { ContentValue, Field } from '#contract/desk/content/fields.ts';

/** What every field of a form gets. */
export type ValueProps<F extends Field = Field> = {
  /** Of the control; the place of the field, such as `languages.0.rating`. */
  id: string;
  field: F;
  value: ContentValue;
  /** Null empties it. */
  onChange: (value: ContentValue) => void;
  error?: string;
};

export const textOf = (value: ContentValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What every control takes over from its field. */
export const controlProps = ({ id, field: { label, hint, required }, error }: ValueProps) => ({
  id,
  label,
  hint,
  required,
  error,
});
export const orNull = (typed: string): string | null => (typed === '' ? null : typed);
