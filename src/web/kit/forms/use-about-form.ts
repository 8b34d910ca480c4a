import { useEffect, useRef } from 'react';

/**
 * Returns a form's metadata at sending: its page, for how many milliseconds it was open, and whether somebody has touched the page, where
 * the browser knows.
 */
export function useAboutForm(): () => Record<string, string> {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return () => ({
    page: location.pathname,
    elapsedMs: String(Math.round(performance.now() - openedAt.current)),
    ...(navigator.userActivation && { acted: navigator.userActivation.hasBeenActive ? '1' : '0' }),
  });
}
