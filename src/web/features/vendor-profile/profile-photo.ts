/** @file The photos of a vendor's page: its own, or the drawings of its trade while it has none. */
import { gallerySlots } from '#domain/vendors/vendor-categories.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';
import type { PublicVendor } from '#contract/vendors.ts';

/** One photo of the profile. */
export type ProfilePhoto = { id: string; picture: PictureDetail; isRepresentative: boolean };

/** Returns gallery1 to gallery4, in order. The first drawing is the page's main picture, and is included only where it is the only one. */
export function profilePhotos({ pictures, representative = [] }: PublicVendor): ProfilePhoto[] {
  const own = gallerySlots.flatMap((slot) => {
    const picture = pictures[slot];
    return picture ? [{ id: slot, picture, isRepresentative: false }] : [];
  });
  if (own.length > 0) return own;
  const drawn = representative.length > 1 ? representative.slice(1) : representative;
  return drawn.map((picture) => ({ id: picture.src, picture, isRepresentative: true }));
}
