import { useEffect, useRef } from 'react';

/**
 * What a form says about itself when it is sent: its page, for how many milliseconds it was open, and whether somebody has touched the
 * page, where the browser knows.
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
