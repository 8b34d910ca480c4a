import type { PictureMaker } from './picture-maker.ts';
import type { PictureLimits } from './picture-rules.ts';

/** Loads the picture maker with the first picture: its library takes some 20 MB, and most processes never need it. */
export function pictureMakerOnDemand(limits: PictureLimits): PictureMaker {
  let opened: Promise<PictureMaker> | undefined;
  const open = async () => (await import('./picture-maker.ts')).createPictureMaker(limits);
  return {
    make: async (original, widths) => (await (opened ??= open())).make(original, widths),
  };
}
