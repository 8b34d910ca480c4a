/** @file The pictures of a vendor's wall. */
import type { PublicVendor } from '#contract/vendors.ts';
import type { FocusedPicture } from '#contract/focused-picture.ts';
import { gallerySlots } from '#domain/vendors/vendor-categories.ts';

/** One photo of the profile. `isRepresentative`: a drawing of the trade in the place of a photo. */
export type ProfilePhoto = { id: string; picture: FocusedPicture; isRepresentative: boolean };

/** Returns gallery1 to gallery4, in order, or the drawings in their place without the one that leads. */
export function profilePhotos({ pictures, representative = [] }: PublicVendor): ProfilePhoto[] {
  const own = gallerySlots.flatMap((slot) => {
    const picture = pictures[slot];
    return picture ? [{ id: slot, picture, isRepresentative: false }] : [];
  });
  if (own.length > 0) return own;
  const drawn = representative.length > 1 ? representative.slice(1) : representative;
  return drawn.map((picture) => ({ id: picture.src, picture, isRepresentative: true }));
}

/** Places beside the leading picture by the number of photos there; on a phone they share the row below it. */
const places: readonly (readonly string[])[] = [
  [],
  ['col-span-12 sm:row-span-2'],
  ['col-span-6 sm:col-span-12', 'col-span-6 sm:col-span-12'],
  ['col-span-4 sm:col-span-12', 'col-span-4 sm:col-span-6', 'col-span-4 sm:col-span-6'],
  Array<string>(4).fill('col-span-3 sm:col-span-6'),
];

/** Returns the place of a photo among `count`. */
export const placeOf = (index: number, count: number): string => places[count]?.[index] ?? '';
