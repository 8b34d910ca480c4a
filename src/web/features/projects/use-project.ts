import { useCallback, useEffect, useRef, useState } from 'react';
import type { VendorProject } from '#contract/projects.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { clearDraft, draftValues, storeDraft } from '#kit/drafts/drafts.ts';
import { arrangePictures, readProject } from './own-projects.ts';

/** A picture of a project with what is said of it. */
export type Said = { id: string; caption: string | null; focusX: number; focusY: number };
/** The pictures as they are to be, and which of them go. */
type Change = (pictures: Said[]) => { pictures: Said[]; removed?: string[] };

/** Forgets what has arrived; what was typed since then stays. */
function forgetSent(draftId: string, sent: Readonly<Record<string, string>>): void {
  const left = Object.entries(draftValues(draftId)).filter(([id, caption]) => caption !== sent[id]);
  if (left.length > 0) storeDraft(draftId, Object.fromEntries(left));
  else clearDraft(draftId);
}

/** Returns the pictures as they are stored, with the captions that were typed since. */
const saidOf = ({ pictures }: VendorProject, typed: Readonly<Record<string, string>>): Said[] =>
  pictures.map(({ _id, caption, picture: { focusX = 50, focusY = 50 } }) => ({
    id: _id,
    caption: typed[_id] ?? caption,
    focusX,
    focusY,
  }));

/**
 * A project of whoever is signed in. Changes are made one after the other, each of what the last one left: on a slow line two at once would
 * undo each other. Captions are kept on the device from the first letter, and those that did not arrive are sent again.
 */
export function useProject(params: { vendorId: string; projectId: string }) {
  const { vendorId, projectId } = params;
  const draftId = `${workshopDrafts}captions:${projectId}`;
  const [project, setProject] = useState<VendorProject | null>(null);
  const [message, setMessage] = useState('');
  const latest = useRef<VendorProject | null>(null);
  const running = useRef(Promise.resolve());

  const show = useCallback((next: VendorProject) => {
    latest.current = next;
    setProject(next);
  }, []);
  const inTurn = useCallback((task: () => Promise<unknown>) => {
    running.current = running.current.then(task).then(
      () => undefined,
      (error: unknown) => setMessage(error instanceof Error ? error.message : ''),
    );
  }, []);

  /** Changes the pictures. */
  const arrange = useCallback(
    (change: Change = (pictures) => ({ pictures })) => {
      inTurn(async () => {
        if (!latest.current) return;
        setMessage('');
        const typed = draftValues(draftId);
        const { pictures, removed = [] } = change(saidOf(latest.current, typed));
        show(await arrangePictures({ params: { vendorId, projectId }, body: { pictures, removed } }));
        forgetSent(draftId, typed);
      });
    },
    [inTurn, show, draftId, vendorId, projectId],
  );

  /** Reads it anew. */
  const read = useCallback(
    () => inTurn(async () => show(await readProject({ vendorId, projectId }))),
    [inTurn, show, vendorId, projectId],
  );
  useEffect(() => {
    const resume = () => {
      if (!latest.current) read();
      if (Object.keys(draftValues(draftId)).length > 0) arrange();
    };
    resume();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [read, arrange, draftId]);

  return {
    project,
    message,
    /** What was typed and has not arrived is on the device. */
    isKept: Object.keys(draftValues(draftId)).length > 0,
    show,
    read,
    arrange,
    /** Returns what stands in the box of a caption. */
    captionOf: (id: string, caption: string | null) => draftValues(draftId)[id] ?? caption ?? '',
    /** Keeps a caption while it is typed. */
    type: (id: string, caption: string) => storeDraft(draftId, { ...draftValues(draftId), [id]: caption }),
  };
}
