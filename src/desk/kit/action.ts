/** @file Acts at the desk, one at a time, on TanStack Query. */
import { useCallback, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/api-error.ts';
import { PasskeyRefused } from '#kit/session/passkeys.ts';
import { NotTried } from './act-queue.ts';
import { readAnew, type ReadName } from './query.ts';

type ActState = {
  busy: boolean;
  failure: string | null;
  fieldErrors: Readonly<Record<string, string>>;
};
export const idle: ActState = { busy: false, failure: null, fieldErrors: {} };
const broken = 'This did not work. Please try again.';

/** Returns the messages of a failed act. */
export function stateOf(error: unknown): ActState {
  if (isApiError(error)) return { busy: false, failure: error.message, fieldErrors: error.fieldErrors };
  if (error instanceof PasskeyRefused || error instanceof NotTried)
    return { ...idle, failure: error.message };
  return { ...idle, failure: broken };
}

/**
 * Runs an act of a person: its progress, its failure, its field errors. A second press while it runs is ignored. `run` resolves to
 * whether it succeeded.
 */
export function useAction() {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (task: () => Promise<unknown>) => task(),
  });
  const running = useRef(false);
  const run = useCallback(
    async (task: () => Promise<unknown>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      try {
        await mutateAsync(task);
        return true;
      } catch (failed) {
        if (stateOf(failed).failure === broken) console.error(failed);
        return false;
      } finally {
        running.current = false;
      }
    },
    [mutateAsync],
  );
  return { ...(error === null ? idle : stateOf(error)), busy: isPending, run };
}

/**
 * As `useAction`, for data that others may change: the given reads are read again after each act, and after a refusal because
 * somebody else was first.
 */
export function useVersionedAction(...names: readonly ReadName[]) {
  const client = useQueryClient();
  const { run, ...state } = useAction();
  const again = () =>
    readAnew(client, { predicate: ({ queryKey }) => names.includes(queryKey[0] as ReadName) });
  const work = (act: () => Promise<unknown>): Promise<boolean> =>
    run(async () => {
      try {
        await act();
      } catch (error) {
        if (isApiError(error) && error.code === 'conflict') await again();
        throw error;
      }
      await again();
    });
  // The error of a field is shown at the field.
  const failure = Object.keys(state.fieldErrors).length > 0 ? null : state.failure;
  return { ...state, failure, work };
}
