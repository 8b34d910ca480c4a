import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** What ends the home page, whose code comes with the first touch. */
export const HomeRestLater = later(
  () => import('./home-rest.tsx').then((module) => module.HomeRest),
  PartFailed,
);
