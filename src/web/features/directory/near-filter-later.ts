import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** The button that asks where the visitor is, whose code comes with the first touch. */
export const NearFilterLater = later(
  () => import('./near-filter.tsx').then((module) => module.NearFilter),
  PartFailed,
);
