/** @file One person's acts on an enquiry: each waits for the one before, and none is dropped. */
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { queueOf, type How, type Known, type Told } from './act-queue.ts';
import { idle, stateOf } from './action.ts';
import { setRefusal } from './shown-acts.ts';
import { refreshWorkingSet } from './working-set.ts';

/** `leaves`: the page is left at once, so that a refusal is shown beside the row. */
export type QueuedAct = (
  act: (now: Known, key: string) => Promise<unknown>,
  how?: How & { leaves?: boolean },
) => Promise<boolean>;

/**
 * Runs acts on one enquiry. Displayed data is read again after each, and after a refusal because somebody else was first. `act`
 * resolves to whether it succeeded.
 */
export function useQueuedAct(reference: string, again: () => Promise<void>) {
  const [state, setState] = useState(idle);
  const act: QueuedAct = useCallback(
    async (task, how) => {
      setState({ ...idle, busy: true });
      try {
        await queueOf(reference).add(task, how);
      } catch (error) {
        const refused = stateOf(error);
        if (how?.leaves) setRefusal(reference, refused.failure);
        void refreshWorkingSet();
        if (isApiError(error) && error.code === 'conflict') await again();
        setState(refused);
        return false;
      }
      void refreshWorkingSet();
      await again();
      setState(idle);
      return true;
    },
    [reference, again],
  );
  // The error of a field is shown at the field.
  const failure = Object.keys(state.fieldErrors).length > 0 ? null : state.failure;
  return { ...state, failure, act };
}

/** Returns the known state of an enquiry, updated with each reading of the page: `told` is the last one. */
export function useKnown(reference: string, told: Told | null): Known & { waiting: boolean } {
  const queue = queueOf(reference);
  const known = useSyncExternalStore(queue.subscribe, queue.known);
  useLayoutEffect(() => queue.open(), [queue]);
  useLayoutEffect(() => {
    if (told) queue.learn(told);
  }, [queue, told]);
  return { ...known, waiting: queue.waiting() > 0 };
}
