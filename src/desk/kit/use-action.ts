/** @file One thing that a person does: while it runs, when it failed, what was wrong with which field. */
import { useCallback, useRef, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { PasskeyRefused } from '#kit/session/passkeys.ts';
import { NotTried } from './act-queue.ts';

export type ActState = {
  busy: boolean;
  failure: string | null;
  fieldErrors: Readonly<Record<string, string>>;
};
export const idle: ActState = { busy: false, failure: null, fieldErrors: {} };
const broken = 'This did not work. Please try again.';

/** What is said of an act that failed. */
export function stateOf(error: unknown): ActState {
  if (isApiError(error)) return { busy: false, failure: error.message, fieldErrors: error.fieldErrors };
  if (error instanceof PasskeyRefused || error instanceof NotTried)
    return { ...idle, failure: error.message };
  console.error(error);
  return { ...idle, failure: broken };
}

/** Runs one task at a time: a second press while it runs does nothing. `run` resolves to whether it was done. */
export function useAction() {
  const [state, setState] = useState(idle);
  const running = useRef(false);
  const run = useCallback(async (task: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState({ ...idle, busy: true });
    try {
      await task();
      setState(idle);
      return true;
    } catch (error) {
      setState(stateOf(error));
      return false;
    } finally {
      running.current = false;
    }
  }, []);
  return { ...state, run };
}
