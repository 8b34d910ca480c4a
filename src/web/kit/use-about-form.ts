import { useEffect, useRef } from 'react';

/** What a form says about itself when it is sent: its page, and for how many milliseconds it was open. */
export function useAboutForm(): () => { page: string; elapsedMs: string } {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return () => ({
    page: location.pathname,
    elapsedMs: String(Math.round(performance.now() - openedAt.current)),
  });
}
