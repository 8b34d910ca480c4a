import { useEffect, useRef } from 'react';
import { campaignIn } from './campaign.ts';

/** Returns the address with which the visit began; the browser keeps it through the pages that follow. */
const openedAddress = () => performance.getEntriesByType('navigation')[0]?.name;
/** Returns the campaign in that address. */
const campaignNow = () => campaignIn(openedAddress()?.split('?')[1]?.split('#')[0]);

/**
 * Returns the post that the visitor came from to this document, or with which the visit began. Only posts are told; the
 * browser itself knows both addresses.
 */
const beganNow = () => {
  const paths = [document.referrer, openedAddress()].map((address = '') =>
    address.startsWith(`${location.origin}/`) ? new URL(address).pathname : '',
  );
  const began = paths.find((path) => /^(?:\/\w+)?\/blogs\/[a-z\d-]{1,80}\/?$/.test(path));
  return began && { began };
};

/**
 * Returns a form's metadata at sending: its page, the campaign and the post that led here, for how many milliseconds it was open, and whether somebody
 * has touched the page, where the browser knows.
 */
export function useAboutForm(): () => Record<string, string> {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return () => ({
    page: location.pathname,
    ...campaignNow(),
    ...beganNow(),
    elapsedMs: String(Math.round(performance.now() - openedAt.current)),
    ...(navigator.userActivation && { acted: navigator.userActivation.hasBeenActive ? '1' : '0' }),
  });
}
