import { useEffect, useRef } from 'react';
import { postBefore } from '#kit/page/read-post.ts';
import { campaignIn } from './campaign.ts';

/** Returns the campaign in the address with which the visit began; the browser keeps it through the pages that follow. */
const campaignNow = () =>
  campaignIn(performance.getEntriesByType('navigation')[0]?.name.split('?')[1]?.split('#')[0]);

/**
 * Returns a form's metadata at sending: its page, the campaign and the post that led here, for how many milliseconds it was open, and whether somebody
 * has touched the page, where the browser knows.
 */
export function useAboutForm(): () => Record<string, string> {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return () => {
    const began = postBefore();
    return {
      page: location.pathname,
      ...campaignNow(),
      ...(began !== undefined && { began }),
      elapsedMs: String(Math.round(performance.now() - openedAt.current)),
      ...(navigator.userActivation && { acted: navigator.userActivation.hasBeenActive ? '1' : '0' }),
    };
  };
}
