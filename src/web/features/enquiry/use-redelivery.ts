import { useCallback, useEffect, useState } from 'react';
import { minuteMs } from '#facts/time.ts';
import { useDeliveries } from '#kit/deliveries.ts';
import { flush } from '#kit/delivery-flush.ts';

const soonMs = 1000;
const firstPauseMs = 30_000;
const longestPauseMs = 10 * minuteMs;

/**
 * Sends what is kept: when a page opens, when the network comes back, when the visitor comes back to the tab, when asked, and
 * in between in growing pauses, since a server that is away tells nobody that it has returned.
 */
export function useRedelivery(): { busy: boolean; retry: () => void } {
  const [busy, setBusy] = useState(false);
  const [rounds, setRounds] = useState(0);
  const { parcels } = useDeliveries();
  const waiting = parcels.some(({ state }) => state === 'waiting' || state === 'delivered');
  const retry = useCallback(() => {
    setBusy(true);
    void flush().finally(() => setBusy(false));
  }, []);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void flush();
    };
    onReturn();
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
  // The bar may be here before the first attempt has failed, which still holds its lock at that moment.
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => navigator.onLine && void flush(), soonMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    if (!waiting) return setRounds(0);
    const pauseMs = Math.min(firstPauseMs * 2 ** rounds, longestPauseMs);
    const timer = setTimeout(() => void flush().finally(() => setRounds(rounds + 1)), pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, rounds]);
  return { busy, retry };
}
