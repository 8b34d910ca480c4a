/** Returns what was typed in a field of a form, without blanks around it. */
export const textIn = (values: FormData, name: string): string =>
  ((values.get(name) as string | null) ?? '').trim();
