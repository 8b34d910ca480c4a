import { useEffect, type FormEvent, type RefObject } from 'react';
import { clearDraft, restoreDraft, saveDraft } from './drafts.ts';

/**
 * Stores a form's input on the device, under its own name, until it is sent. `posted` when the page was made from a post without scripts:
 * its content is newer than any draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  draftId: string,
  posted?: 'sent' | 'failed',
) {
  useEffect(() => {
    if (posted === 'sent') clearDraft(draftId);
    else if (!posted && form.current) restoreDraft(form.current, draftId);
  }, [form, draftId, posted]);
  return {
    save: ({ currentTarget }: FormEvent<HTMLFormElement>) => saveDraft(currentTarget, draftId),
    clear: () => clearDraft(draftId),
  };
}
