import { useEffect, useState } from 'react';
import { minuteMs } from '#facts/time.ts';

const soonMs = 1000;
const firstPauseMs = 30_000;
const longestPauseMs = 10 * minuteMs;

/**
 * Sends what is kept: when a page opens, when the network comes back, when the visitor comes back to the tab, and, while something
 * waits, in growing pauses, since a server that is away tells nobody that it has returned. `flush` never rejects.
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
  // What shows this may be here before the first attempt has failed, which still holds its lock at that moment.
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
