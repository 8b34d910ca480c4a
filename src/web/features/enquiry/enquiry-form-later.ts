import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** A form below what is seen first, whose code comes with the first touch: until then it keeps what is typed and posts by itself, as it does without scripts. */
export const EnquiryFormLater = later(
  () => import('./enquiry-form.tsx').then((module) => module.EnquiryForm),
  PartFailed,
);
