import { useCallback, useState } from 'react';
import { useDeliveries } from '#kit/delivery/delivery-store.ts';
import { flush } from '#kit/delivery/delivery-flush.ts';
import { useRetries } from '#kit/api/use-retries.ts';

/** Sends stored parcels, automatically and on request. */
export function useRedelivery(): { busy: boolean; retry: () => void } {
  const [busy, setBusy] = useState(false);
  const { parcels } = useDeliveries();
  useRetries(
    parcels.some(({ state }) => state === 'waiting' || state === 'delivered'),
    flush,
  );
  const retry = useCallback(() => {
    setBusy(true);
    void flush().finally(() => setBusy(false));
  }, []);
  return { busy, retry };
}
