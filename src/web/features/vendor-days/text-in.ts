/** Returns the trimmed text of a form's field. */
export const textIn = (values: FormData, name: string): string =>
  ((values.get(name) as string | null) ?? '').trim();
