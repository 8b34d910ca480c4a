import { isApiError } from '#contract/api-error.ts';
import { messages } from '#facts/messages.ts';
import { isSessionOver, NotSignedIn } from '#kit/api/authenticated.ts';
import { isUnreached } from '#kit/api/use-answer.ts';
import type { Saved } from './saved.ts';

/** Returns the outcome of a save that failed: refused by the server, with its errors by field, or kept on the device. */
export function outcomeOf(error: unknown): Saved {
  const signedOut = isSessionOver(error) || error instanceof NotSignedIn;
  if (signedOut) console.error(messages.noTokenLog);
  if (!isApiError(error) || signedOut || isUnreached(error)) return { is: 'kept', signedOut };
  const { fieldErrors, message } = error;
  return { is: 'refused', errors: Object.keys(fieldErrors).length > 0 ? fieldErrors : { '': message } };
}
