/**
 * @file What was typed into the server's HTML, where React cannot take it over and builds it anew: a program that translates the page
 * has wrapped its words, or an extension has added to them.
 */
import type { HydrationOptions } from 'react-dom/client';
import { importTwice } from '#kit/page/import-twice.ts';

/**
 * Options of `hydrateRoot`: what was typed until a part is built anew stands in its new controls and in the drafts. It is a part of
 * every first view, so all else stands in the HTML (`holdFieldsScript`) or comes when that happens.
 * @where How does text survive that was typed before the page was hydrated?
 */
export function keepTypedEarly(): HydrationOptions {
  const load = () => importTwice(() => import('./type-again.ts'));
  // A key that is pressed right after the rebuilding must find the code there: what translates wraps its words in these, or somebody types.
  if (document.querySelector('font')) void load();
  else addEventListener('focusin', () => void load(), { once: true });
  return {
    onRecoverableError(error) {
      void load().then(({ typeAgain }) => typeAgain());
      reportError(error);
    },
  };
}
