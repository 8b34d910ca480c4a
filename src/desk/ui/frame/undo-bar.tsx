import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { morningHour } from '#domain/enquiries/leaving.ts';
import { undoSeconds } from '#facts/undo.ts';
import { Button } from '#ui/button.tsx';
import { answerHash } from '#desk/kit/answer-draft.ts';
import { queueOf } from '#desk/kit/act-queue.ts';
import { api } from '#desk/kit/api.ts';
import { enquiryPath } from '#desk/kit/enquiry-path.ts';
import {
  endUndo,
  usePendingActs,
  useSendingReply,
  type PendingAct,
  type Sending,
} from '#desk/kit/pending-acts.ts';
import { useVersionedAction } from '#desk/kit/action.ts';
import { useKeys } from '#desk/kit/use-keys.ts';
import { useReplyUndo } from '#desk/kit/use-reply-undo.ts';
import { WaitingActs } from './waiting-acts.tsx';

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

type Words = {
  label: string;
  /** Before the seconds that are left. */
  leaves: string;
  /** The same for a screen reader, which learns of which enquiry. */
  to: string;
};

const wordsOf = (act: PendingAct): Words => {
  if (act.kind === 'introduction')
    return {
      label: 'Take the introductions back',
      leaves: act.count === 1 ? 'The introduction leaves' : `${act.count} introductions leave`,
      to: `The introductions of ${act.reference} leave`,
    };
  return {
    label: 'Take the answer back',
    leaves: 'The answer leaves',
    to: `The answer to ${act.reference} leaves`,
  };
};

/** When an act is carried out: for the eye a countdown, for the ear one sentence. */
function Leaves({ act }: { act: PendingAct }) {
  const left = useSecondsLeft(act.until);
  const { leaves, to } = wordsOf(act);
  if (act.kind === 'reply' && act.leaves === 'morning')
    return <span role="status">{`${leaves} at ${morningHour} in the morning.`}</span>;
  return (
    <>
      <span aria-hidden>
        {leaves} in <span className="inline-block w-5 text-right tabular-nums">{left}</span> s
      </span>
      <span role="status" className="sr-only">
        {to} in {undoSeconds} seconds. U takes it back.
      </span>
    </>
  );
}

function Undo(act: PendingAct) {
  const { kind, id, reference } = act;
  const undoReply = useReplyUndo();
  const { busy, failure, work } = useVersionedAction('staffIntroductionList', 'staffEnquiryRead');
  const undo = () =>
    work(async () => {
      if (kind === 'introduction') {
        // The next act goes on from the version after the undo.
        queueOf(reference).learn(await api.staffIntroductionUndo({ params: { reference, heldId: id } }));
        return endUndo(id);
      }
      await undoReply(act);
    });
  useKeys([{ key: 'u', label: wordsOf(act).label, run: () => void undo() }]);
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line-strong bg-paper py-1.5 pr-2 pl-4 shadow-raised">
      <p className="text-sm">{failure ?? <Leaves act={act} />}</p>
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

/** Bars for undoing answers and introductions, for ten seconds. Announced once; the countdown is visual only. */
export function UndoBar() {
  const pending = usePendingActs();
  const sending = useSendingReply();
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-36 z-20 flex flex-col items-center gap-2 *:pointer-events-auto lg:bottom-6 print:hidden">
      <WaitingActs />
      {sending && <OnItsWay {...sending} />}
      {pending.map((act) => (
        <Undo key={act.id} {...act} />
      ))}
    </div>
  );
}
