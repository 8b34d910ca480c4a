import { useEffect } from 'react';
import { useLocation } from 'react-router';

let shown: string | undefined;

/** Notes which page is on screen: going back, the browser has the address of the next one while it is still on its way. */
export function useShownAddress(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = pathname + search;
  }, [pathname, search]);
}

/** Is this address, without what says its language, that of the page on screen? */
export const isShown = ({ pathname, search }: URL): boolean => pathname + search === shown;
