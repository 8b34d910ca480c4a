import { useSyncExternalStore } from 'react';
import { untilMidnightInDelhi, weekdayInDelhi, type Weekday } from '#domain/vendors/weekdays.ts';

/** Calls at each midnight in Delhi, and when the page becomes visible again: timers sleep with the device. */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      onChange();
      wait();
    }, untilMidnightInDelhi(new Date()));
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today's weekday in Delhi; null in the server's HTML, which is cached and may be read on another day. */
export const useDelhiDay = (): Weekday | null =>
  useSyncExternalStore(
    subscribe,
    () => weekdayInDelhi(new Date()),
    () => null,
  );
