/** @file Delays code that a page needs only after an interaction. */
import { keepsAny } from '#kit/device/device-store.ts';
import { draftKeys } from '#kit/drafts/draft-keys.ts';

/** A screen reader moves the focus without a key. */
const events = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** Loads without an interaction after this time, for a visitor who reads and then loses the network. */
const maxWaitMs = 20_000;

/** The visitor may have interacted before this module was loaded. */
const hasInteracted = () => navigator.userActivation?.hasBeenActive;

/** A page that opens with a dialog focuses its heading itself, where no visitor could. */
const isByVisitor = (type: string, target: EventTarget | null) =>
  type !== 'focusin' || !(target instanceof HTMLElement) || target.tabIndex >= 0;

let interaction: Promise<void> | undefined;

/**
 * Resolves at the visitor's first interaction, or some seconds after the first call; at once when a draft is stored, which its
 * form must show. On the server it resolves at once.
 */
export const firstInteraction = (): Promise<void> =>
  (interaction ??= new Promise((resolve) => {
    if (import.meta.env.SSR || hasInteracted() || keepsAny(draftKeys)) return resolve();
    setTimeout(resolve, maxWaitMs);
    // In the capture phase: React stops events in a part that is not hydrated.
    const listening = new AbortController();
    const onEvent = ({ type, target }: Event) => {
      if (!isByVisitor(type, target)) return;
      listening.abort();
      resolve();
    };
    for (const event of events)
      addEventListener(event, onEvent, { signal: listening.signal, passive: true, capture: true });
  }));
