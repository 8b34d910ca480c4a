import { formValues } from '#kit/forms/form-values.ts';

/** What was typed into a form, by the name of the field; empty for one that is not there. */
export function textsOf(form: HTMLFormElement): (name: string) => string {
  const values = formValues(new FormData(form));
  return (name) => values[name] ?? '';
}
