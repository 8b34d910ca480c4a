import { useCallback } from 'react';
import { useAction } from '../../kit/use-action.ts';

/** Runs an act on the enquiry; whether it was done or refused, what is shown is read anew, since somebody else may have changed it. */
export function useChanged(again: () => Promise<void>, onChanged: () => void) {
  const { run, ...state } = useAction();
  const act = useCallback(
    async (task: () => Promise<unknown>) => {
      const done = await run(task);
      await again();
      onChanged();
      return done;
    },
    [run, again, onChanged],
  );
  return { ...state, act };
}
