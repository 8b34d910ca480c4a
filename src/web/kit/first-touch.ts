/** @file When to fetch what a page needs only after its visitor does something: not beside the page itself. */
import { keepsAny } from './device-store.ts';
import { draftKeys } from './drafts.ts';

const signs = ['pointerdown', 'keydown', 'scroll'] as const;
/** Soon enough for somebody who reads and then loses the network. */
const patienceMs = 20_000;

/** On an earlier page of this visit, say, before this file was there to hear it. */
const touchedBefore = () => navigator.userActivation?.hasBeenActive;

let moment: Promise<void> | undefined;

/**
 * Resolves when the visitor first touches the site, or some seconds after this was first asked; at once where something typed
 * waits on the device, which its form must show. The server waits for nobody.
 */
export const firstTouch = (): Promise<void> =>
  (moment ??= new Promise((resolve) => {
    if (import.meta.env.SSR || touchedBefore() || keepsAny(draftKeys)) return resolve();
    setTimeout(resolve, patienceMs);
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true });
  }));
