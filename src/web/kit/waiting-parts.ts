/** @file What a page leaves alone while parts of it wait for their code (`later`). */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

let waiting = 0;
let goOn: (() => void) | undefined;

/** Counts a part of the page as one that waits for its code. */
export function useWaitingPart(waits: boolean): void {
  useEffect(() => {
    if (!waits) return undefined;
    waiting += 1;
    return () => {
      waiting -= 1;
      // Not in the middle of React's own work.
      if (waiting === 0) setTimeout(() => goOn?.());
    };
  }, [waits]);
}

/** Whether the browser went here by itself: the router notes something in each entry of its own. */
const isBrowsersEntry = () => history.state === null;

/**
 * Tells the router that the visitor went to another place of the page once every part has its code; the browser goes there by itself.
 * React commits at once what changes within `popstate`, and would draw those parts anew: gone until their code is there.
 */
export function usePlacesLater(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const hold = (event: PopStateEvent) => {
      if (waiting === 0 || !isBrowsersEntry() || location.pathname + location.search !== pathname + search)
        return;
      event.stopImmediatePropagation();
      goOn = () => {
        goOn = undefined;
        if (isBrowsersEntry()) dispatchEvent(new PopStateEvent('popstate'));
      };
    };
    addEventListener('popstate', hold, true);
    return () => {
      goOn = undefined;
      removeEventListener('popstate', hold, true);
    };
  }, [pathname, search]);
}
