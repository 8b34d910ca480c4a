/** @file What somebody does with one enquiry, by button and by key. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { changes, type StaffChange } from '#contract/desk/enquiry-changes.ts';
import { stepsFrom } from '#contract/desk/steps.ts';
import { answerHash } from './answer-draft.ts';
import { api } from './api.ts';
import { enquiryPath } from './enquiry-path.ts';
import { nextEnquiry } from './next-enquiry.ts';
import { useBack } from './use-back.ts';
import { useKeys } from './use-keys.ts';
import { useVersionedAction } from './use-versioned-action.ts';

type OpenPanel = 'answer' | 'close' | null;

/** The acts of an enquiry, its open panel, and its keys. */
export function useEnquiryActs(
  enquiry: StaffEnquiryDetail,
  again: () => Promise<void>,
  tellWriting: (writing: boolean) => void,
) {
  const { reference, version, status, flagged, mailable } = enquiry;
  const params = { reference };
  const { busy, failure, work } = useVersionedAction(again);
  const navigate = useNavigate();
  const back = useBack();
  const { hash } = useLocation();
  const [panel, setPanel] = useState<OpenPanel>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  // An answer that was taken back is written anew.
  useEffect(() => {
    if (hash !== answerHash) return;
    setPanel('answer');
    void navigate({ hash: '' }, { replace: true });
    void again();
  }, [hash, navigate, again]);

  const show = (next: OpenPanel) => {
    const writing = next === 'answer';
    if (writing !== (panel === 'answer')) tellWriting(writing);
    setPanel(next);
  };
  const may = (step: StaffChange) =>
    stepsFrom(changes.staff, status, flagged !== null).some(([name]) => name === step);
  const goOn = async () => {
    const next = nextEnquiry(reference);
    // The list stays one step back, however many were worked off.
    await (next ? navigate(enquiryPath(next), { replace: true }) : back());
  };
  const step = (name: StaffChange) =>
    void work(() => api.staffEnquiryUpdate({ params, body: { status: name, version } }));
  const close = async (reason: string) => {
    const body = { status: 'closed', reason, version } as const;
    if (await work(() => api.staffEnquiryUpdate({ params, body }))) await goOn();
  };
  const answer = mailable && flagged === null ? () => show('answer') : undefined;
  const end = may('closed') ? () => show('close') : undefined;
  useKeys([
    {
      key: 'a',
      label: 'Assign to me',
      run: () => void work(() => api.staffEnquiryChange({ params, body: { owner: 'me', version } })),
    },
    ...(answer ? [{ key: 'm', label: 'Answer by mail', run: answer }] : []),
    { key: 'n', label: 'Write a note', run: () => note.current?.focus() },
    ...(may('read') ? [{ key: 'r', label: 'Mark as read', run: () => step('read') }] : []),
    { key: 'e', label: 'Close and go to the next', run: end ?? (() => void goOn()) },
  ]);
  return { busy, failure, panel, note, step, close, answer, end, shut: () => show(null) };
}
