import { useCallback } from 'react';
import { useQueuedAct, type QueuedAct } from './use-queued-act.ts';

/** Runs an act on the enquiry, then reads displayed data again even after a refusal, since somebody else may have changed it. */
export function useChanged(reference: string, again: () => Promise<void>, onChanged: () => void) {
  const { act: run, ...state } = useQueuedAct(reference, again);
  const act: QueuedAct = useCallback(
    async (task, how) => {
      const done = await run(task, { says: true, ...how });
      onChanged();
      return done;
    },
    [run, onChanged],
  );
  return { ...state, act };
}
