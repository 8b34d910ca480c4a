/** @file The modules' interface to the library of pictures. */
import type { PictureDetail } from '#contract/picture-detail.ts';
import type { AddTags } from './call.ts';

/** A picture in the form of pages. `alt` is the library's; the place of use may have another. */
export type ShownPicture = {
  detail: PictureDetail;
  credit: string | null;
  /** The focus of the picture, in percent from the left and from the top. */
  focus: { x: number; y: number };
};

/**
 * Returns pictures by their paths, `/picture/<id>` or `/art/<name>`, without unknown ones. One query for all. `tell` receives
 * the cache tags of all requested pictures.
 */
export type PicturesOf = (
  sources: readonly string[],
  addTags: AddTags,
) => Promise<ReadonlyMap<string, ShownPicture>>;

/** Returns the cache tag of contents that show a picture of the library. */
export const pictureTag = (pictureId: string): string => `picture:${pictureId}`;

/** `PicturesOf` within one call; it adds the tags to the call's reply. */
export type ShownPictures = (sources: readonly string[]) => Promise<ReadonlyMap<string, ShownPicture>>;
