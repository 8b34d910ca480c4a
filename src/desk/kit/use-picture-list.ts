/** @file A list of the library, page by page. */
import { useCallback } from 'react';
import { type PictureShow, pictureLimits } from '#contract/desk/content/pictures.ts';
import { api } from './api.ts';
import { usePages } from './use-pages.ts';

export const usePictureList = (show: PictureShow, q: string) =>
  usePages(
    useCallback(
      async (after?: string) => {
        const page = Number(after ?? 1);
        const list = await api.staffPictureList({ query: { show, q, page: String(page) } });
        return { ...list, next: page * pictureLimits.page < list.total ? String(page + 1) : null };
      },
      [show, q],
    ),
  );
