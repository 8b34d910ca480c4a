import { useEffect, useState } from 'react';
import { minuteMs } from '#facts/time.ts';

const soonMs = 1000;
const firstPauseMs = 30_000;
const longestPauseMs = 10 * minuteMs;

/**
 * Sends stored items: when a page opens, when the network returns, when the visitor returns to the tab, and, while something waits, in
 * growing pauses, since a server does not announce its return. `flush` never rejects.
 */
export function useRetries(waiting: boolean, flush: () => Promise<void>): void {
  const [rounds, setRounds] = useState(0);
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
  }, [flush]);
  // The component may mount before the first attempt has failed, which still holds its lock then.
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => navigator.onLine && void flush(), soonMs);
    return () => clearTimeout(timer);
  }, [waiting, flush]);
  useEffect(() => {
    if (!waiting) return setRounds(0);
    const pauseMs = Math.min(firstPauseMs * 2 ** rounds, longestPauseMs);
    const timer = setTimeout(() => void flush().finally(() => setRounds(rounds + 1)), pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, rounds, flush]);
}
