import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** The ways on from a list, whose code comes with the first touch. */
export const PlaceLinksLater = later(
  () => import('./place-links.tsx').then((module) => module.PlaceLinks),
  PartFailed,
);
