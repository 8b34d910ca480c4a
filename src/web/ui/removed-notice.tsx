import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#words/t.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Milliseconds for which a removal can be taken back. */
export const undoMs = 10_000;

type Props = {
  children: string;
  onUndo: () => void;
  /** Called when the time is over. */ onOver: () => void;
};

/** Notice of a removal with an undo button, for ten seconds. Give it a key for each removal. */
export function RemovedNotice({ children, onUndo, onOver }: Props) {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => over(), undoMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice role="status" className="mt-3 flex flex-wrap items-center justify-between gap-3">
      {children}
      <Button look="secondary" onClick={onUndo}>
        {t('Undo')}
      </Button>
    </Notice>
  );
}

type Removal = { words: string; undo: () => void; number: number };

/** Returns a function that tells of a removal and how to undo it, and the notice of the last one; null when there is none. */
export function useRemoval() {
  const [last, setLast] = useState<Removal | null>(null);
  const isOver = () => setLast(null);
  const undo = () => {
    last?.undo();
    isOver();
  };
  return {
    tell: (words: string, undoes: () => void) =>
      setLast((before) => ({ words, undo: undoes, number: (before?.number ?? 0) + 1 })),
    notice: last && (
      <RemovedNotice key={last.number} onUndo={undo} onOver={isOver}>
        {last.words}
      </RemovedNotice>
    ),
  };
}
