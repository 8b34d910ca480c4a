/**
 * @file Input in the server's HTML where React cannot hydrate it and rebuilds it: a translation program has wrapped its text, or an
 * extension has changed it.
 */
import type { HydrationOptions } from 'react-dom/client';
import { importTwice } from '#kit/page/import-twice.ts';

/**
 * Options of `hydrateRoot`: input before a part is rebuilt is copied into its new controls and the drafts. This is part of every first
 * view, so all else is in the HTML (`holdFieldsScript`) or loads when that happens.
 * @where How does text survive that was typed before the page was hydrated?
 */
export function keepTypedEarly(): HydrationOptions {
  const load = () => importTwice(() => import('./type-again.ts'));
  // The code must be loaded before a key pressed right after the rebuild: translation wraps text in these elements, or somebody types.
  if (document.querySelector('font')) void load();
  else addEventListener('focusin', () => void load(), { once: true });
  return {
    onRecoverableError(error) {
      void load().then(({ typeAgain }) => typeAgain());
      reportError(error);
    },
  };
}
