import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLeaving } from './use-held-keys.ts';

/** Returns whether a press of a link opens its page here; with a modifier it opens another tab or window, which is the browser's act. */
export const opensHere = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Returns the function that opens an address of the desk. Keys that follow are meant for its page, and held until that is ready. */
export function useOpening(): (address: string) => void {
  const navigate = useNavigate();
  const leave = useLeaving();
  return useCallback(
    (address) =>
      void leave(async () => {
        await navigate(address);
        return true;
      }),
    [leave, navigate],
  );
}
