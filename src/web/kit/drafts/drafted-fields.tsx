import { useEffect, useRef, type ReactNode } from 'react';
import { restoreDraft, saveDraft } from './drafts.ts';

/** Fields of a form around them, stored on the device while they are typed; the form clears the draft when it closes. */
export function DraftedFields({ draftId, children }: { draftId: string; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  const form = () => fields.current!.closest('form')!;
  useEffect(() => restoreDraft(form(), draftId), [draftId]);
  return (
    <div ref={fields} onInput={() => saveDraft(form(), draftId)} className="grid gap-3">
      {children}
    </div>
  );
}
