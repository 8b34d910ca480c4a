/** @file Acts on one enquiry, by button and by key. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { changes, type StaffChange } from '#domain/enquiries/enquiry-changes.ts';
import { saysSomething } from '#contract/desk/said.ts';
import { answerHash } from './answer-draft.ts';
import { api } from './api.ts';
import { enquiryPath } from './enquiry-path.ts';
import { stepsOf } from './enquiry-steps.ts';
import { nextEnquiry } from './next-enquiry.ts';
import { useBack } from './use-back.ts';
import { useKeys } from './use-keys.ts';
import { useLeaving } from './use-held-keys.ts';
import { useQueuedAct } from './use-queued-act.ts';
import { forgetAnswer, useSending } from './use-sending.ts';

type OpenPanel = 'answer' | 'close' | null;
const nothing = async () => {};

/** Returns the acts of an enquiry, its open panel, and its keys. */
export function useEnquiryActs(
  enquiry: StaffEnquiryDetail,
  again: () => Promise<void>,
  tellWriting: (writing: boolean) => void,
) {
  const { reference, flagged, mailable, answered, mergedInto } = enquiry;
  const params = { reference };
  const { busy, failure, act } = useQueuedAct(reference, again);
  const closing = useQueuedAct(reference, nothing);
  const leave = useLeaving();
  /** The chosen reason while its confirmation is open. */
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const navigate = useNavigate();
  const back = useBack();
  const { hash } = useLocation();
  const [panel, setPanel] = useState<OpenPanel>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  // An undone answer reopens the editor.
  useEffect(() => {
    if (hash !== answerHash) return;
    forgetAnswer(reference);
    setPanel('answer');
    void navigate({ hash: '' }, { replace: true });
    void again();
  }, [hash, navigate, again, reference]);

  const show = (next: OpenPanel) => {
    const writing = next === 'answer';
    if (writing !== (panel === 'answer')) tellWriting(writing);
    setPanel(next);
  };
  const may = (step: StaffChange) => stepsOf(enquiry).some(([name]) => name === step);
  const sending = useSending(reference, again, { onSend: () => show(null), onRefused: () => show('answer') });
  const goOn = async () => {
    const next = nextEnquiry(reference);
    // The list stays one step back, however many enquiries were handled.
    await (next ? navigate(enquiryPath(next), { replace: true }) : back());
    return true;
  };
  const step = (name: StaffChange) =>
    void act((now) => api.staffEnquiryUpdate({ params, body: { status: name, ...now } }), {
      says: saysSomething[changes.staff[name].event],
    });
  /** Keys pressed from then on are meant for the next enquiry. */
  const close = (reason: string) =>
    leave(async () => {
      setUnanswered(null);
      const done = await closing.act(
        (now) => api.staffEnquiryUpdate({ params, body: { status: 'closed', reason, ...now } }),
        { says: true },
      );
      if (!done) await again();
      return done && goOn();
    });
  /** Asks for confirmation when nobody has answered and no answer is being sent. */
  const choose = (reason: string) =>
    answered || sending.isAnswered() ? void close(reason) : setUnanswered(reason);
  const answer = mailable && flagged === null && mergedInto === null ? () => show('answer') : undefined;
  const end = may('closed') ? () => show('close') : undefined;
  useKeys([
    {
      key: 'a',
      label: 'Assign to me',
      run: () =>
        void act(({ version }) => api.staffEnquiryChange({ params, body: { owner: 'me', version } })),
    },
    ...(answer ? [{ key: 'm', label: 'Answer by mail', run: answer }] : []),
    { key: 'n', label: 'Write a note', run: () => note.current?.focus() },
    ...(may('read') ? [{ key: 'r', label: 'Mark as read', run: () => step('read') }] : []),
    { key: 'e', label: 'Close and go to the next', run: end ?? (() => void leave(goOn)) },
  ]);
  return {
    busy: busy || closing.busy,
    failure: closing.failure ?? failure,
    panel,
    note,
    step,
    choose,
    close,
    unanswered,
    keepOpen: () => setUnanswered(null),
    answer,
    end,
    sending,
    shut: () => show(null),
  };
}
