/** @file Spam signs in the form's own data. */
import { FormContext } from './enquiries.ts';

/** Reads the header `x-form`; an absent or unreadable one never loses the submission. */
export const formContextOf = (headers: Readonly<Record<string, string | undefined>>): FormContext =>
  FormContext.parse(Object.fromEntries(new URLSearchParams(headers['x-form'])));

/**
 * Returns the signs that a machine sent a form. `decides` is enough to set the message aside: an invisible field is filled, or the
 * form was sent faster than anyone reads, without any key or touch. `fast` needs a second sign, since a form may be prefilled at
 * load. A caller without such data (an API client, a page without scripts) shows no signs.
 * @where When does a form look as if a machine had sent it?
 */
export function signsOfForm(
  form: FormContext,
  minFormMs: number,
): { decides: string | null; fast: string | null } {
  const isFast = form.elapsedMs !== undefined && form.elapsedMs < minFormMs;
  if (form.honeypot !== '') return { decides: 'honeypot filled', fast: null };
  if (isFast && form.acted === '0')
    return { decides: 'sent too fast, and nobody had touched the page', fast: null };
  return { decides: null, fast: isFast ? 'sent fast' : null };
}
