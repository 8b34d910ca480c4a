import { useEffect } from 'react';
import { useLocation } from 'react-router';

let shown: string | undefined;

/** Notes the page on screen: on Back, the browser has the address of the next one while it is still loading. */
export function useShownAddress(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = pathname + search;
  }, [pathname, search]);
}

/** Returns whether this address, without its language prefix, is that of the page on screen. */
export const isShown = ({ pathname, search }: URL): boolean => pathname + search === shown;
