import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** Links and pictures: whole without scripts. */
export const OurWorkLater = later(
  () => import('./our-work.tsx').then((module) => module.OurWork),
  PartFailed,
);
