/** @file What a page puts off while parts of it wait for their code (`later`): news for the router, and the way to another language. */
import { useEffect } from 'react';

/** Says that no part waits any more. */
const readyEvent = 'partsready';

declare global {
  /** How many parts of the page wait for their code. */
  var waitingParts: number | undefined;
}

/** The longest that a link waits for code, which may never come. */
const linkWaitMs = 3000;

/**
 * Runs before the router listens, since a window calls its listeners in their order.
 *
 * Lets the router hear that the browser went to a place of the page once every part has its code; who is back before that was never
 * away. React commits at once what changes within `popstate`, and would draw those parts anew: gone until their code is there, with what
 * was typed into them. The router notes something in each entry of its own, so a place is none of them. A part that never comes is
 * waited for: the router only misses a place that the visitor sees already.
 *
 * Lets a tapped link to this page in another language wait for the code that takes along what was typed, and the place on the page,
 * which no server knows. A click by a script is one of its own: it waits for nothing.
 */
export const linksLaterScript =
  'var toPlace,from,held;' +
  'addEventListener(`click`,function(e){var a=e.target.closest?.(`a`),go;toPlace=!!a?.hash;' +
  // Another page: the router is told of it, and of all that comes after.
  'if(a&&!toPlace)held=0;if(!held)from=location.href;' +
  // What no server knows of the address, also for who is quicker than the page's code.
  'if(a?.hreflang)a.hash=location.hash;' +
  'if(a?.hreflang&&e.isTrusted&&window.waitingParts>0&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){' +
  'e.preventDefault();go=function(){if(go){go=0;a.click()}};' +
  `addEventListener(\`${readyEvent}\`,go);setTimeout(go,${linkWaitMs})}},true);` +
  'addEventListener(`popstate`,function(e){' +
  'if(held&&location.href===from)held=0;' +
  'else if(toPlace&&window.waitingParts>0&&history.state===null)held=location.href;' +
  'else return;toPlace=false;e.stopImmediatePropagation()});' +
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
