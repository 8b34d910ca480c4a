import { t } from '#words/t.ts';
/** The next steps after any enquiry; each page prepends its own sentence. Every word is a promise to be met by the staff. */
export const afterAnyEnquiry = t(
  'You see a reference number at once, with a private page that shows what you sent and where it stands. Our staff read every enquiry and usually reply on the same working day, by phone or e-mail. Nothing is sold on this site, and your details reach a vendor only if you ticked that box.',
);
