import { useState } from 'react';
import { clearDraft, draftText, storeDraft } from './drafts.ts';

/**
 * The text of a single box, kept on the device under a name of its own until it is sent and therefore emptied. `begin` stands in it
 * instead of a draft.
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
