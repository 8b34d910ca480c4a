import type { default as Sharp } from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** Loads sharp with the first picture: it takes 25 MB, and most processes never need it. */
export const loadSharp = (): Promise<typeof Sharp> =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread for each picture and no cache: the server has other work, and no picture is read twice.
    sharp.concurrency(1);
    sharp.cache(false);
    // The library can read a hundred formats; only these four loaders stay enabled.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
    });
    return sharp;
  }));
