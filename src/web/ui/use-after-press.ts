import { useCallback, useEffect, useRef } from 'react';

/** A click follows its release at once; this pause lets it arrive first. */
const afterClickMs = 60;

/**
 * Delays a change that shifts the page, such as a message below a field that lost the focus, until the finger or button is up again: a
 * button that moves between press and release is never clicked.
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
