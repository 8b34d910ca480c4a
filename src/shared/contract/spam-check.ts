/** @file Is this a person? A flagged message is kept apart for the staff, never dropped, and its sender sees the same success. */
import { FormContext } from './enquiries.ts';

/** Reads the header `x-form`; an absent or unreadable one is no reason to lose what was sent. */
export const formContextOf = (headers: Readonly<Record<string, string | undefined>>): FormContext =>
  FormContext.parse(Object.fromEntries(new URLSearchParams(headers['x-form'])));

/**
 * Returns why a message looks automatic, or null. The honeypot is a field that no person sees; a form sent faster than anyone
 * can read it was not filled by hand. A caller that sends no time (an API client, a page without scripts) is not flagged for it.
 */
export function spamReasonOf(form: FormContext, minFormMs: number): string | null {
  if (form.honeypot !== '') return 'honeypot filled';
  if (form.elapsedMs !== undefined && form.elapsedMs < minFormMs) return 'sent too fast';
  return null;
}
