import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** Pictures and links: whole without scripts. */
export const EntryPointsLater = later(
  () => import('./entry-points.tsx').then((module) => module.EntryPoints),
  PartFailed,
);
