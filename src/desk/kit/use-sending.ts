/** @file Sending of an answer: the editor closes at once, and reopens with its text when the answer is refused. */
import { useEffect, useRef } from 'react';
import type { Leaving } from '#domain/enquiries/leaving.ts';
import { clearSentDraft } from '#kit/drafts/drafts.ts';
import { answerDraft } from './answer-draft.ts';
import { api } from './api.ts';
import { offerUndo, tellSending, tellUnsent } from './pending-acts.ts';
import { asColleague, useSession } from './session.ts';
import { useQueuedAct } from './use-queued-act.ts';

export type AnswerWords = { subject: string; text: string };
type Told = { onSend: () => void; onRefused: () => void };

/** Enquiries with an answer sent or being sent from this desk, which a running reading does not include. */
const answered = new Set<string>();
/** Forgets an undone answer. */
export const forgetAnswer = (reference: string): void => void answered.delete(reference);

/** Sends answers to one enquiry. The text stays on the device until it has arrived. */
export function useSending(reference: string, again: () => Promise<void>, { onSend, onRefused }: Told) {
  const { act, ...state } = useQueuedAct(reference, again);
  const session = useSession();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const send = async (words: AnswerWords, leaves: Leaving = 'soon') => {
    onSend();
    tellSending(reference);
    answered.add(reference);
    const done = await act(
      async (now, key) => {
        const detail = await api.staffReplySend({
          params: { reference },
          body: { ...words, leaves, ...now },
          key,
        });
        const waiting = detail.timeline.find(({ reply }) => reply?.state === 'waiting');
        clearSentDraft(answerDraft(reference), words);
        if (waiting) offerUndo({ kind: 'reply', id: waiting.id, reference, leaves, ...words });
        return detail;
      },
      {
        says: true,
        once: true,
        shows: ({ owner }) => ({
          answered: true,
          owner: owner ?? asColleague(session),
        }),
      },
    );
    if (done) return;
    forgetAnswer(reference);
    tellUnsent(isOpen.current ? null : reference);
    if (isOpen.current) onRefused();
  };
  return { ...state, send, isAnswered: () => answered.has(reference) };
}
