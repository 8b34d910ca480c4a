import { later } from '#kit/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** A form far below what is seen first: until its code is there it posts by itself, as it does without scripts. */
export const EnquiryFormLater = later(
  () => import('./enquiry-form.tsx').then((module) => module.EnquiryForm),
  PartFailed,
);
