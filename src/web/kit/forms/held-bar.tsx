import { useEffect, useState, type ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { HeldAct, HeldActName } from '#contract/held-acts.ts';
import { Alert } from '#ui/alert.tsx';

const words: Readonly<Record<HeldActName, string>> = {
  withdrawn: t('Your request will be withdrawn.'),
  recalled: t('The vendor will be told that you withdraw.'),
  details: t('Your details will be taken back from the vendor.'),
  chosen: t('The request will be marked as booked with this vendor.'),
  booked: t('The request will be marked as booked with somebody else.'),
  accepted: t('The quote will be accepted, and the others refused.'),
  refused: t('The quote will be refused, and the vendor told.'),
  review: t('Your review will be taken back.'),
  picture: t('The picture will be taken away from your review.'),
  erased: t('Your request will be erased with all that was written.'),
  link: t('This link will be replaced by a new one.'),
  declined: t('The family will be told that you decline.'),
  won: t('This request moves to Won.'),
  lost: t('They chose somebody else: this request moves to Over.'),
};
/** Pause after which a due act is checked again. */
const againMs = 1500;

type Props = {
  held: HeldAct;
  /** The undo button. */
  undo: ReactNode;
  /** Refetches the page's data. */
  onDue: () => void;
};

function Waiting({ held: { act, secondsLeft }, undo, onDue }: Props) {
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const until = performance.now() + secondsLeft * 1000;
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))),
      1000,
    );
    return () => clearInterval(timer);
  }, [secondsLeft]);
  useEffect(() => {
    if (left > 0) return;
    const timer = setInterval(onDue, againMs);
    return () => clearInterval(timer);
  }, [left, onDue]);
  return (
    <div className="no-print fixed inset-x-4 bottom-20 z-20 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-4 rounded-xl border border-line-strong bg-paper px-4 py-2 shadow-raised md:bottom-4">
      <p role="status" className="min-w-0 grow basis-48">
        {words[act]}{' '}
        <span aria-hidden className="whitespace-nowrap tabular-nums">
          {t('{count} s', { count: left })}
        </span>
      </p>
      {undo}
    </div>
  );
}

/** A bar while an act can be undone: the pending act, and an undo button. After a failure, the reason. */
export function HeldBar(props: Props) {
  const { act, doneAt, failure } = props.held;
  if (failure === null) return <Waiting key={`${act} ${doneAt}`} {...props} />;
  return <Alert className="mt-6">{t('It was not done: {reason}', { reason: failure })}</Alert>;
}
