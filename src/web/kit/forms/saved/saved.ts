/** @file The outcome of a save, and its words beside the field. */
import { t } from '#words/t.ts';
import type { PathErrors } from '#domain/vendors/fact-form.ts';

/** The outcome of a save. `kept`: the server was not reached, or nobody is signed in. `changed`: somebody else changed the same meanwhile. */
export type Saved =
  | { is: 'saved' }
  | { is: 'refused'; errors: PathErrors }
  | { is: 'kept'; signedOut: boolean }
  | { is: 'changed' };

/** For a save that takes long. */
export const savingWords = t('Saving...');

/** Returns what to say of an outcome; nothing where the errors say it. */
export function wordsOfSaved(outcome: Saved): string {
  if (outcome.is === 'saved') return t('Saved');
  if (outcome.is !== 'kept') return '';
  return outcome.signedOut
    ? t('You are signed out. It is kept on this device and sent when you have signed in again.')
    : t('No connection. It is kept on this device and sent when there is one.');
}
