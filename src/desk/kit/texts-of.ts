import { formValues } from '#kit/forms/form-values.ts';

/** Returns a reader of a form's text by field name; empty for a missing field. */
export function textsOf(form: HTMLFormElement): (name: string) => string {
  const values = formValues(new FormData(form));
  return (name) => values[name] ?? '';
}
