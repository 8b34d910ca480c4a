/**
 * @file What was typed into the server's HTML, where React cannot take it over and builds it anew: a program that translates the page
 * has wrapped its words, or an extension has added to them.
 */
import type { HydrationOptions } from 'react-dom/client';
import { importTwice } from './import-twice.ts';

/** Options of `hydrateRoot`, made just before it: what was typed until a part is built anew stands in its new controls and in the drafts. */
export function keepTypedEarly(): HydrationOptions {
  const served = document.querySelectorAll<HTMLInputElement>('input,textarea,select,form details');
  let focused = document.activeElement;
  addEventListener('focusin', (event) => void (focused = event.target as Element));
  const load = () => importTwice(() => import('./type-again.ts'));
  // What translates wraps its words in these. A key that is pressed right after the rebuilding must find the code there.
  if (document.querySelector('font')) load().catch(reportError);
  return {
    onRecoverableError(error) {
      const at = focused;
      load().then(({ typeAgain }) => typeAgain(served, at), reportError);
      reportError(error);
    },
  };
}
