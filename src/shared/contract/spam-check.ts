/** @file Is this a person? What a form says of itself. */
import { FormContext } from './enquiries.ts';

/** Reads the header `x-form`; an absent or unreadable one is no reason to lose what was sent. */
export const formContextOf = (headers: Readonly<Record<string, string | undefined>>): FormContext =>
  FormContext.parse(Object.fromEntries(new URLSearchParams(headers['x-form'])));

/**
 * Returns what a form shows of a machine. `decides` is enough to set the message aside: a field that no person sees is filled, or it was
 * sent faster than anyone reads while nobody had touched a key or the screen. `fast` wants a second sign, since a form may have been
 * full at load. A caller that says nothing of itself (an API client, a page without scripts) shows nothing.
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
