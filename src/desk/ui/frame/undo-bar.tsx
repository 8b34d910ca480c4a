import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { undoSeconds } from '#facts/undo.ts';
import { storeDraft } from '#kit/drafts/drafts.ts';
import { Button } from '#ui/button.tsx';
import { answerDraft, answerHash } from '#desk/kit/answer-draft.ts';
import { api } from '#desk/kit/api.ts';
import { enquiryPath } from '#desk/kit/enquiry-path.ts';
import {
  endUndo,
  usePendingReply,
  useSendingReply,
  type PendingReply,
  type Sending,
} from '#desk/kit/pending-reply.ts';
import { useAction } from '#desk/kit/action.ts';
import { useKeys } from '#desk/kit/use-keys.ts';

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

function Undo({ reference, replyId, subject, text, until }: PendingReply) {
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const left = useSecondsLeft(until);
  const undo = () =>
    run(async () => {
      await api.staffReplyUndo({ params: { reference, replyId } });
      storeDraft(answerDraft(reference), { subject, text });
      endUndo();
      // To the page where it can be rewritten.
      await navigate(enquiryPath(reference) + answerHash, { replace: true });
    });
  useKeys([{ key: 'u', label: 'Take the answer back', run: () => void undo() }]);
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line-strong bg-paper py-1.5 pr-2 pl-4 shadow-raised">
      <p className="text-sm">
        {failure ?? (
          <>
            <span aria-hidden>
              The answer leaves in <span className="inline-block w-5 text-right tabular-nums">{left}</span> s
            </span>
            <span role="status" className="sr-only">
              The answer to {reference} leaves in {undoSeconds} seconds. U takes it back.
            </span>
          </>
        )}
      </p>
      <Button look="quiet" className="px-3! text-sm" disabled={busy} onClick={() => void undo()}>
        Undo
      </Button>
    </div>
  );
}

const bar =
  'flex items-center gap-3 rounded-lg border border-line-strong bg-paper px-4 py-3 text-sm shadow-raised';

const OnItsWay = ({ reference, state }: Sending) =>
  state === 'sending' ? (
    <p role="status" className={bar}>
      Sending the answer…
    </p>
  ) : (
    <p role="alert" className={bar}>
      The answer to {reference} was not sent. Its text is kept.
      <Link to={enquiryPath(reference) + answerHash} className="font-semibold text-teal hover:underline">
        Open it
      </Link>
    </p>
  );

/** A bar for undoing an answer, for ten seconds. Announced once; the countdown is visual only. */
export function UndoBar() {
  const pending = usePendingReply();
  const sending = useSendingReply();
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-36 z-20 flex justify-center *:pointer-events-auto lg:bottom-6 print:hidden">
      {!pending && sending && <OnItsWay {...sending} />}
      {pending && <Undo key={pending.replyId} {...pending} />}
    </div>
  );
}
