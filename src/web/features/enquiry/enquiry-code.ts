/** @file The code of an enquiry form that `enquiry-later.tsx` loads, as one file. */
export { createSender } from './enquiry-sender.ts';
export { QuoteSent } from './quote-sent.tsx';
export { SentPanel } from './sent-panel.tsx';
export { SuccessPopup } from './success-popup.tsx';
