/** @file What a form needs once it is sent, or cannot be: fetched while it is filled in, not beside the page. */
import { lazy } from 'react';
import { firstTouch } from '#kit/first-touch.ts';
import { loadDeliveryBar } from './delivery-slot.tsx';

const sentPanel = () => import('./sent-panel.tsx');
const quoteSent = () => import('./quote-sent.tsx');
const successPopup = () => import('./success-popup.tsx');

/** In the form's place. */
export const SentPanel = lazy(() => sentPanel().then((module) => ({ default: module.SentPanel })));
/** In the place of a form that is a dialog. */
export const QuoteSent = lazy(() => quoteSent().then((module) => ({ default: module.QuoteSent })));
/** Over the form. */
export const SuccessPopup = lazy(() => successPopup().then((module) => ({ default: module.SuccessPopup })));

/** Fetches all of it, as soon as somebody is there who may need it: when the network is gone it is too late. */
export const prepareAfterSending = (): void =>
  void firstTouch()
    .then(() => Promise.all([loadDeliveryBar(), sentPanel(), quoteSent(), successPopup()]))
    .catch(() => undefined);
