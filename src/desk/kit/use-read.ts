/** @file Something read from the server for a page: loading, failed, there; and how to read it anew. */
import { useCallback } from 'react';
import { useAnswers, useReadOnLook } from './use-answers.ts';

/** Reads when the page opens and when the desk is looked at again. What was there stays in sight while it is read anew. */
export function useRead<T>(read: () => Promise<T>) {
  const { ask, ...state } = useAnswers<T>('This could not be shown.');
  const again = useCallback(() => ask(read, (answer) => answer), [ask, read]);
  useReadOnLook(again);
  return { ...state, again };
}
