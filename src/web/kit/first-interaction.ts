/** @file When to fetch what a page needs only after its visitor does something: not beside the page itself. */
import { keepsAny } from './device-store.ts';
import { draftKeys } from './drafts.ts';

const events = ['pointerdown', 'keydown', 'scroll'] as const;
/** Soon enough for somebody who reads and then loses the network. */
const maxWaitMs = 20_000;

/** On an earlier page of this visit, say, before this file was there to hear it. */
const hasInteracted = () => navigator.userActivation?.hasBeenActive;

let interaction: Promise<void> | undefined;

/**
 * Resolves when the visitor first touches the site, or some seconds after this was first asked; at once where something typed
 * waits on the device, which its form must show. The server waits for nobody.
 */
export const firstInteraction = (): Promise<void> =>
  (interaction ??= new Promise((resolve) => {
    if (import.meta.env.SSR || hasInteracted() || keepsAny(draftKeys)) return resolve();
    setTimeout(resolve, maxWaitMs);
    for (const event of events) addEventListener(event, () => resolve(), { once: true, passive: true });
  }));
