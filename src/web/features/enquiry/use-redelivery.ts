import { useCallback, useState } from 'react';
import { useDeliveries } from '#kit/delivery/deliveries.ts';
import { flush } from '#kit/delivery/delivery-flush.ts';
import { useRetries } from '#kit/api/use-retries.ts';

/** Sends what is kept, by itself and when asked. */
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
