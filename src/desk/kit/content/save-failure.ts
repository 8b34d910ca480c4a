/** @file The meaning of a failed save for the editor. */
import { isApiError } from '#contract/api-error.ts';
import { keyField, type Values } from './merge-fields.ts';

export type SaveFailure =
  | { is: 'signed-out' }
  /** The server refused fields, each with a sentence, by name. */
  | { is: 'refused'; fields: Readonly<Record<string, string>> }
  /** A retry does not solve it. */
  | { is: 'stopped'; why: string }
  /** No connection, a restarting server, a rate limit: worth a retry. */
  | { is: 'passing' };

/**
 * Returns the meaning of a failed save.
 * @param changes the values that were to be saved, by field
 * @throws the error itself when it is none of the API
 */
export function failureOf(error: unknown, changes: Values): SaveFailure {
  if (!isApiError(error)) throw error;
  if (error.status === 401) return { is: 'signed-out' };
  const wrong = Object.entries(error.fieldErrors).map(([at, words]) => {
    const [first = '', field = first] = at.split('.');
    return [first === 'key' ? keyField : first === 'changes' ? field : first, words] as const;
  });
  const named = wrong.filter(([name]) => name in changes);
  if (named.length > 0) return { is: 'refused', fields: Object.fromEntries(named) };
  const passes = error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
  return passes || error.code === 'unreadable' ? { is: 'passing' } : { is: 'stopped', why: error.message };
}
