import { t } from '#words/t.ts';
/** What happens after any enquiry; each page puts a sentence of its own before it. Every word is a promise that staff keep. */
export const afterAnyEnquiry = t(
  'You see a reference number at once, with a private page that shows what you sent and where it stands. Our staff read every enquiry and usually reply on the same working day, by phone or e-mail. Nothing is sold on this site, and your details reach a vendor only if you ticked that box.',
);
