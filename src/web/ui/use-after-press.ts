import { useCallback, useEffect, useRef } from 'react';

/** A click follows its release at once; this lets it arrive first. */
const afterClickMs = 60;

/**
 * Runs something that moves the page, such as a message below a field that was just left, only once the finger or button
 * is up again: a button that moves away between press and release is never clicked.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const leave = new AbortController();
    const listen = (type: string, value: boolean) =>
      document.addEventListener(type, () => (pressed.current = value), {
        capture: true,
        signal: leave.signal,
      });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    return () => leave.abort();
  }, []);
  return useCallback((run) => {
    const soon = () => setTimeout(run, afterClickMs);
    if (pressed.current) document.addEventListener('pointerup', soon, { once: true, capture: true });
    else soon();
  }, []);
}
