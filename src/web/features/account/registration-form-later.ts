import { later } from '#kit/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** The registration, whose code comes with the first touch: until then it keeps what is typed and posts by itself. */
export const RegistrationFormLater = later(
  () => import('./registration-form.tsx').then((module) => module.RegistrationForm),
  PartFailed,
);
