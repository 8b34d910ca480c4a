/** @file Answers of the server for a page. The question that was asked last decides: an answer that it overtook is dropped. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';

type Answers<T> = { value: T | null; failure: string | null };

/**
 * Asks, and keeps what was answered; what was there stays in sight until then, and above it when the last question failed.
 * `failed` is said of a failure without words of its own.
 */
export function useAnswers<T>(failed: string) {
  const [state, setState] = useState<Answers<T>>({ value: null, failure: null });
  const turn = useRef(0);
  const ask = useCallback(
    async <A>(question: () => Promise<A>, valueOf: (answer: A, before: T | null) => T) => {
      turn.current += 1;
      const mine = turn.current;
      try {
        const answer = await question();
        if (mine === turn.current)
          setState(({ value }) => ({ value: valueOf(answer, value), failure: null }));
      } catch (error) {
        const failure = isApiError(error) ? error.message : failed;
        if (mine === turn.current) setState(({ value }) => ({ value, failure }));
      }
    },
    [failed],
  );
  return { ...state, ask };
}

/** Reads when the page opens, when it asks something else, and when the desk is looked at again. */
export function useReadOnLook(read: () => Promise<void>): void {
  useEffect(() => {
    void read();
    const onLook = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [read]);
}
