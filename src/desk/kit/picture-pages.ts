import { type PictureShow, pictureLimits } from '#contract/desk/content/pictures.ts';
import { reads, usePages } from './query.ts';

/** Reads a list of the library, page by page. */
export const usePicturePages = (show: PictureShow, q: string) =>
  usePages(
    (page = '1') => reads.staffPictureList({ query: { show, q, page } }),
    ({ total }, count) => (count * pictureLimits.page < total ? String(count + 1) : null),
  );
