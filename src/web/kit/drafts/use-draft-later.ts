import { useEffect, type FormEvent, type RefObject } from 'react';
import { keepsAny } from '#kit/device/device-store.ts';
import { draftKey } from './draft-keys.ts';
import { importTwice } from '#kit/page/import-twice.ts';

/** Loads the code that stores drafts. */
export const loadDrafts = () => importTwice(() => import('./drafts.ts'));
/** Without it the form works as it is, and stores nothing. */
const ignore = () => undefined;

/**
 * As `useDraft`, for pages that are mostly read: its code loads when a form is touched, or has a draft. `sent` is the text last sent; a
 * draft with the same text has arrived, although its reply may have been lost. `posted`: the page's content is newer than any draft.
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
