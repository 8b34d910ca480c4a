import { useEffect, type FormEvent, type RefObject } from 'react';
import { keepsAny } from '#kit/device/device-store.ts';
import { draftKey } from './draft-keys.ts';
import { importTwice } from '#kit/page/import-twice.ts';

/** Loads what keeps drafts. */
export const loadDrafts = () => importTwice(() => import('./drafts.ts'));
/** Without it the form works as it is, and keeps nothing. */
const ignore = () => undefined;

/**
 * As `useDraft`, for pages that most people only read: its code comes when a form is touched, or has a draft. `sent` is what was written
 * last; a draft of the same words has arrived, although its answer may have been lost. `posted`: what the page shows is newer than any draft.
 */
export function useDraftLater(
  form: RefObject<HTMLFormElement | null>,
  draftId: string,
  { sent = '', posted = false }: { sent?: string; posted?: boolean } = {},
) {
  useEffect(() => {
    if (posted || !keepsAny(draftKey(draftId))) return;
    loadDrafts().then(({ clearSentDraft, restoreDraft }) => {
      if (sent) clearSentDraft(draftId, { text: sent });
      if (form.current) restoreDraft(form.current, draftId);
    }, ignore);
  }, [form, draftId, sent, posted]);
  return {
    onFocus: () => void loadDrafts().catch(ignore),
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      void loadDrafts().then(({ saveDraft }) => saveDraft(currentTarget, draftId), ignore),
  };
}
