import { useCallback, useEffect, useRef, useState } from 'react';
import type { VendorProject } from '#contract/projects.ts';
import { workshopDrafts } from '#kit/drafts/draft-keys.ts';
import { clearDraft, draftValues, storeDraft } from '#kit/drafts/drafts.ts';
import { arrangePictures, readProject } from './own-projects.ts';

/** A picture of a project with its caption and focus point. */
export type Said = { id: string; caption: string | null; focusX: number; focusY: number };
/** Returns the new pictures, and the removed ones. */
type Change = (pictures: Said[]) => { pictures: Said[]; removed?: string[] };

/** Deletes drafts that have arrived; later input stays. */
function forgetSent(draftId: string, sent: Readonly<Record<string, string>>): void {
  const left = Object.entries(draftValues(draftId)).filter(([id, caption]) => caption !== sent[id]);
  if (left.length > 0) storeDraft(draftId, Object.fromEntries(left));
  else clearDraft(draftId);
}

/** Returns the pictures as stored, with the captions typed since. */
const saidOf = ({ pictures }: VendorProject, typed: Readonly<Record<string, string>>): Said[] =>
  pictures.map(({ _id, caption, picture: { focusX = 50, focusY = 50 } }) => ({
    id: _id,
    caption: typed[_id] ?? caption,
    focusX,
    focusY,
  }));

/** Returns the project with its pictures in this order, as it is shown until the server has answered. */
const inOrderOf = (project: VendorProject, order: readonly Said[]): VendorProject => ({
  ...project,
  pictures: order.flatMap(({ id }) => project.pictures.find(({ _id }) => _id === id) ?? []),
});

/**
 * A project of the signed-in vendor. Changes run one after the other, each based on the last one's result: on a slow network two at once
 * would undo each other. Captions are stored on the device from the first letter, and those that did not arrive are sent again.
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
        setProject(inOrderOf(latest.current, pictures));
        try {
          show(await arrangePictures({ params: { vendorId, projectId }, body: { pictures, removed } }));
        } catch (error) {
          setProject(latest.current);
          throw error;
        }
        forgetSent(draftId, typed);
      });
    },
    [inTurn, show, draftId, vendorId, projectId],
  );

  /** Fetches the project anew. */
  const read = useCallback(
    () =>
      inTurn(async () => {
        if (!latest.current) setMessage('');
        show(await readProject({ vendorId, projectId }));
      }),
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
    /** True while input that has not arrived is stored on the device. */
    isKept: Object.keys(draftValues(draftId)).length > 0,
    show,
    read,
    arrange,
    /** Returns the value of a caption's box. */
    captionOf: (id: string, caption: string | null) => draftValues(draftId)[id] ?? caption ?? '',
    /** Stores a caption while it is typed. */
    type: (id: string, caption: string) => storeDraft(draftId, { ...draftValues(draftId), [id]: caption }),
  };
}

export type ProjectState = ReturnType<typeof useProject>;
