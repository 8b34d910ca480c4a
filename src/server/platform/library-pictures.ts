/** @file What modules ask of the library of pictures when they show what the staff has written. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import type { AddTags } from './call.ts';

/** A picture as pages show it. `alt` is the library's; whoever names the picture may have written another. */
export type ShownPicture = {
  detail: PictureDetail;
  credit: string | null;
  /** What must stay in sight, in percent from the left and from the top. */
  focus: { x: number; y: number };
};

/**
 * Pictures by what names them, `/picture/<id>` or `/art/<name>`; those that are unknown are left out. One query for all. `tell` gets
 * the cache tags of all that were looked for.
 */
export type PicturesOf = (
  sources: readonly string[],
  addTags: AddTags,
) => Promise<ReadonlyMap<string, ShownPicture>>;

/** The cache tag of what shows a picture of the library. */
export const pictureTag = (pictureId: string): string => `picture:${pictureId}`;

/** `PicturesOf` within one call, whose reply is told to show them. */
export type ShownPictures = (sources: readonly string[]) => Promise<ReadonlyMap<string, ShownPicture>>;
