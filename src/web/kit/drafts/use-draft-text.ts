import { useState } from 'react';
import { clearDraft, draftText, storeDraft } from './drafts.ts';

/**
 * The text of a single box, stored on the device under its own name until it is sent and therefore emptied. `begin` is the initial text
 * without a draft.
 */
export function useDraftText(draftId: string, begin = ''): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => begin || draftText(draftId));
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') clearDraft(draftId);
      else storeDraft(draftId, { text: next });
    },
  ];
}
