import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLeaving } from './use-held-keys.ts';

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
