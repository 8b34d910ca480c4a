import { useState, type MouseEvent } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { ViewerPart } from '#kit/page/viewer-part.tsx';
import { Photo } from '#ui/photo.tsx';
import { opensHere } from '#ui/opens-here.ts';
import { gallerySlots } from '#domain/vendors/vendor-categories.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';

/** One photo of the profile. */
type ProfilePhoto = { id: string; picture: PictureDetail; isRepresentative: boolean };

/** Returns gallery1 to gallery4, in order. The first drawing is the page's main picture, and is included only where it is the only one. */
function profilePhotos({ pictures, representative = [] }: PublicVendor): ProfilePhoto[] {
  const own = gallerySlots.flatMap((slot) => {
    const picture = pictures[slot];
    return picture ? [{ id: slot, picture, isRepresentative: false }] : [];
  });
  if (own.length > 0) return own;
  const drawn = representative.length > 1 ? representative.slice(1) : representative;
  return drawn.map((picture) => ({ id: picture.src, picture, isRepresentative: true }));
}

/** The photos, and the viewer they open in. Without scripts each links to its file. */
export function ProfilePhotos({ vendor }: { vendor: PublicVendor }) {
  const [shown, setShown] = useState<number | null>(null);
  const photos = profilePhotos(vendor);
  const open = (event: MouseEvent, index: number) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="text-2xl">
        {vendorProfile.photosHeading}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3">
        {photos.map(({ id, picture, isRepresentative }, index) => (
          <li key={id}>
            <figure>
              <a
                href={picture.src}
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
                className="block overflow-hidden rounded-lg"
              >
                <Photo
                  picture={picture}
                  sizes="(min-width: 64rem) 22rem, 46vw"
                  className="aspect-3/2 transition-transform duration-200 hover:scale-[1.02]"
                />
              </a>
              {isRepresentative && (
                <figcaption className="mt-1 text-sm text-ink-soft">{vendorProfile.representative}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <ViewerPart
          href={photos[shown]!.picture.src}
          label={`${vendorProfile.photosHeading}: ${vendor.companyName}`}
          start={shown}
          onClose={() => setShown(null)}
          slides={photos.map(({ id, picture, isRepresentative }) => ({
            id,
            caption: isRepresentative ? `${vendorProfile.representative}. ${picture.alt}` : undefined,
            content: (
              <Photo picture={picture} sizes="100vw" fit="contain" className="size-full bg-transparent!" />
            ),
          }))}
        />
      )}
    </section>
  );
}
