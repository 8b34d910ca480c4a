/** @file What a page leaves alone while parts of it wait for their code (`later`). */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

let waiting = 0;
let goOn: (() => void) | undefined;
let page: string | undefined;

const addressNow = () => location.pathname + location.search;
/** Whether the browser went to a place of this page by itself: the router notes something in each entry of its own. */
const isOwnWay = () => history.state === null && addressNow() === page;

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

/** Notes which page is on screen, for {@link tellOfPlacesLater}. */
export function usePageOfPlaces(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    page = addressNow();
    goOn = undefined;
  }, [pathname, search]);
}

/**
 * Lets the router hear that the browser went to a place of the page once every part has its code. React commits at once what changes
 * within `popstate`, and would draw those parts anew: gone until their code is there. Called before the router listens, since a
 * window calls its listeners in their order.
 */
export function tellOfPlacesLater(): void {
  addEventListener('popstate', (event) => {
    if (waiting === 0 || !isOwnWay()) return;
    event.stopImmediatePropagation();
    goOn = () => {
      goOn = undefined;
      if (isOwnWay()) dispatchEvent(new PopStateEvent('popstate'));
    };
  });
}
