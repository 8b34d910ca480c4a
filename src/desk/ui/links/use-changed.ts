import { useCallback } from 'react';
import { useQueuedAct, type QueuedAct } from '../../kit/use-queued-act.ts';

/** Runs an act on the enquiry; whether it was done or refused, what is shown is read anew, since somebody else may have changed it. */
export function useChanged(reference: string, again: () => Promise<void>, onChanged: () => void) {
  const { act: run, ...state } = useQueuedAct(reference, again);
  const act: QueuedAct = useCallback(
    async (task) => {
      const done = await run(task, { says: true });
      onChanged();
      return done;
    },
    [run, onChanged],
  );
  return { ...state, act };
}
