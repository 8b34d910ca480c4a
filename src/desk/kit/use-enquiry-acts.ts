/** @file Acts on one enquiry, by button and by key. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StaffEnquiryDetail } from '#contract/desk/enquiry-detail.ts';
import { changes, type StaffChange } from '#domain/enquiries/enquiry-changes.ts';
import { saysSomething } from '#contract/desk/said.ts';
import { answerHash } from './answer-draft.ts';
import { api } from './api.ts';
import { enquiryPath, rowLinkId } from './enquiry-path.ts';
import type { Recipient } from './enquiry-recipient.ts';
import { stepsOf } from './enquiry-steps.ts';
import { enquiryBeside } from './next-enquiry.ts';
import { stepped } from './shown-acts.ts';
import { useBack } from './use-back.ts';
import { useKeys, type DeskKey } from './use-keys.ts';
import { useLeaving } from './use-held-keys.ts';
import { useQueuedAct } from './use-queued-act.ts';
import { forgetAnswer, useSending } from './use-sending.ts';

/** The open editor, or the choice of a reason. */
type Open = { to: Recipient } | 'close' | null;
/** The page is left at once: nothing of it is read again. */
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
  const back = useBack(rowLinkId(reference));
  const { hash } = useLocation();
  const [panel, setPanel] = useState<Open>(null);
  // An undone answer reopens the editor.
  useEffect(() => {
    if (hash !== answerHash) return;
    forgetAnswer(reference);
    setPanel({ to: 'mail' });
    void navigate({ hash: '' }, { replace: true });
    void again();
  }, [hash, navigate, again, reference]);

  const writes = (one: Open) => one !== null && one !== 'close' && one.to !== 'note';
  const show = (next: Open) => {
    if (writes(next) !== writes(panel)) tellWriting(writes(next));
    setPanel(next);
  };
  const may = (step: StaffChange) => stepsOf(enquiry).some(([name]) => name === step);
  const sending = useSending(reference, again, {
    onSend: () => show(null),
    onRefused: () => show({ to: 'mail' }),
  });
  const goOn = async () => {
    const next = enquiryBeside(reference, 1);
    // The list stays one step back, however many enquiries were handled.
    await (next ? navigate(enquiryPath(next), { replace: true }) : back());
    return true;
  };
  /** Steps that end the work on it leave the page: keys pressed from then on are meant for the next enquiry, which is there at once. */
  const step = (name: StaffChange, reason?: string) => {
    const leaves = reason !== undefined || name === 'discarded';
    const body = { status: name, ...(reason !== undefined && { reason }) };
    const run = () =>
      (leaves ? closing.act : act)(
        (now, key) => api.staffEnquiryUpdate({ params, body: { ...body, ...now }, key }),
        { says: saysSomething[changes.staff[name].event], once: true, shows: stepped(name), leaves },
      );
    if (!leaves) return void run();
    return void leave(async () => {
      setUnanswered(null);
      void run();
      return goOn();
    });
  };
  const close = (reason: string) => step('closed', reason);
  /** Asks for confirmation when nobody has answered and no answer is being sent. */
  const choose = (reason: string) =>
    answered || sending.isAnswered() ? close(reason) : setUnanswered(reason);
  const answer = mailable && flagged === null && mergedInto === null ? () => show({ to: 'mail' }) : undefined;
  const end = may('closed') ? () => show('close') : undefined;
  const stepKey = (key: string, label: string, ...steps: StaffChange[]): DeskKey[] =>
    steps.filter(may).map((name) => ({ key, label, run: () => step(name) }));
  useKeys([
    ...(answer ? [{ key: 'm', label: 'Answer by mail', run: answer }] : []),
    { key: 'n', label: 'Write a note', run: () => show({ to: 'note' }) },
    ...stepKey('r', 'Mark as read', 'read'),
    ...stepKey('b', 'Booked', 'booked'),
    ...stepKey('y', 'Release: it is from a person', 'received', 'restored'),
    ...stepKey('x', 'Discard as spam, and go to the next', 'discarded'),
    { key: 'e', label: 'Close and go to the next', run: end ?? (() => void leave(goOn)) },
  ]);
  return {
    busy: busy || closing.busy,
    failure: closing.failure ?? failure,
    panel,
    /** Opens the composer. */
    write: (to: Recipient) => show({ to }),
    step: (name: StaffChange) => step(name),
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
