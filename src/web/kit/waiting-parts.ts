/** @file What a page leaves alone while parts of it wait for their code (`later`). */
import { useEffect } from 'react';
import { isOnShownPage } from './shown-address.ts';

let waiting = 0;
let held = false;

/** Whether the browser went to a place of this page by itself: the router notes something in each entry of its own. */
const wentByItself = () => history.state === null && isOnShownPage();

function goOn(): void {
  if (held && wentByItself()) dispatchEvent(new Event('popstate'));
  held = false;
}

/** Counts a part of the page as one that waits for its code. */
export function useWaitingPart(waits: boolean): void {
  useEffect(() => {
    if (!waits) return undefined;
    waiting++;
    return () => {
      // Not in the middle of React's own work.
      if (--waiting === 0) setTimeout(goOn);
    };
  }, [waits]);
}

/**
 * Lets the router hear that the browser went to a place of the page once every part has its code. React commits at once what changes
 * within `popstate`, and would draw those parts anew: gone until their code is there. Called before the router listens, since a
 * window calls its listeners in their order.
 */
export function tellOfPlacesLater(): void {
  addEventListener('popstate', (event) => {
    if (waiting === 0 || !wentByItself()) return;
    event.stopImmediatePropagation();
    held = true;
  });
}
