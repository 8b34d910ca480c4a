import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** The filters: plain controls that the form around them reads, so that their code can wait for the first touch. */
export const DirectoryFiltersLater = later(
  () => import('./directory-filters.tsx').then((module) => module.DirectoryFilters),
  PartFailed,
);
