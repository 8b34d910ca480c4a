import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const minuteNow = () => Math.floor(Date.now() / minuteMs);

/** Calls each minute, and when the page becomes visible again: timers sleep with the device. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Returns the present minute; null in the server's HTML, which is cached and may be read at another time. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, minuteNow, () => null);
  return minute === null ? null : new Date(minute * minuteMs);
}
