/** @file What a page leaves alone while parts of it wait for their code (`later`). */
import { useEffect } from 'react';

/** Says that no part waits any more. */
const readyEvent = 'partsready';

declare global {
  /** How many parts of the page wait for their code. */
  var waitingParts: number | undefined;
}

/**
 * Lets the router hear that the browser went to a place of the page once every part has its code. React commits at once what changes
 * within `popstate`, and would draw those parts anew: gone until their code is there. Runs before the router listens, since a window
 * calls its listeners in their order. The router notes something in each entry of its own, so this is none of them. A part that never
 * comes is waited for: the router only misses a place that the visitor sees already.
 */
export const placesLaterScript =
  'var toPlace,held;' +
  'addEventListener(`click`,function(e){toPlace=!!e.target.closest?.(`a`)?.hash},true);' +
  'addEventListener(`popstate`,function(e){if(!toPlace)return;toPlace=false;' +
  'if(window.waitingParts>0&&history.state===null){e.stopImmediatePropagation();held=location.href}});' +
  `addEventListener(\`${readyEvent}\`,function(){if(held===location.href)dispatchEvent(new Event(\`popstate\`));held=0});`;

/** Counts a part of the page as one that waits for its code. */
export function useWaitingPart(waits: boolean): void {
  useEffect(() => {
    if (!waits) return undefined;
    globalThis.waitingParts = (globalThis.waitingParts ?? 0) + 1;
    return () => {
      // Not in the middle of React's own work.
      if (!--globalThis.waitingParts!) setTimeout(() => dispatchEvent(new Event(readyEvent)));
    };
  }, [waits]);
}
