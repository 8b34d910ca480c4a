/** @file The four places of the gallery: the vendor's own photos, and drawn ones of an invented vendor. */
import { gallerySlots, type GallerySlot, type ProductSelection } from '#contract/vendor-categories.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { representativePictures, type RepresentativePicture } from '#content/vendor-profile.ts';

/** One photo of the profile. `scene` is a drawn one that only represents. */
export type ProfilePhoto = { slot: GallerySlot } & (
  | { own: PictureDetail; scene?: undefined }
  | { own?: undefined; scene: RepresentativePicture }
);

const isSelection = (value: string | null): value is ProductSelection =>
  value !== null && value in representativePictures;

/** The drawn pictures that stand for a vendor of that trade. */
const scenesFor = ({ productSelection }: PublicVendor): readonly RepresentativePicture[] =>
  representativePictures[isSelection(productSelection) ? productSelection : 'Entertainment'];

/** Returns gallery1 to gallery4, in order: the vendor's own; an invented vendor has drawn ones where it has none. */
export const profilePhotos = (vendor: PublicVendor): ProfilePhoto[] =>
  gallerySlots.flatMap<ProfilePhoto>((slot, index) => {
    const own = vendor.pictures[slot];
    if (own) return { slot, own };
    return vendor.isSample ? { slot, scene: scenesFor(vendor)[index]! } : [];
  });
