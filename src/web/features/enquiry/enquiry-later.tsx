/** @file The slots of an enquiry form's code that no page needs before its first touch. */
import type { ComponentType } from 'react';
import { firstInteraction } from '#kit/page/first-interaction.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { later } from '#kit/page/later.tsx';
import { loadDeliveryBar } from './delivery-slot.tsx';
import type * as EnquiryCode from './enquiry-code.ts';

/** Loads what a form needs from its first touch on: sending, the small fields' rules, and the thanks. */
export const loadEnquiryCode = () =>
  importTwice(() => import('./enquiry-code.ts')).then((code) => (loaded = code));
let loaded: typeof EnquiryCode | undefined;

/**
 * Runs with that code after the visitor's first touch, since it is too late to fetch it once the network is gone; `now` without a touch.
 * Returns a function that ends it with what `run` returned.
 */
export function withEnquiryCode(run: (code: typeof EnquiryCode) => () => void, now = false): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  void (now ? Promise.resolve() : firstInteraction())
    .then(() => Promise.all([loadEnquiryCode(), loadDeliveryBar().catch(() => undefined)]))
    .then(([code]) => {
      if (!isOver) end = run(code);
    })
    // Submit tries once more.
    .catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
  };
}

/** Shown at once after sending, whose code is theirs, too; in a page made from a post the server has drawn them. */
const thanks = <Props extends object>(of: (code: typeof EnquiryCode) => ComponentType<Props>) =>
  later<Props>(() => loadEnquiryCode().then(of), { loaded: () => loaded && of(loaded) });
export const SentPanel = thanks((code) => code.SentPanel);
export const SuccessPopup = thanks((code) => code.SuccessPopup);
export const QuoteSent = thanks((code) => code.QuoteSent);
