import { useState, type MouseEvent } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { ViewerPart } from '#kit/page/viewer-part.tsx';
import { Photo } from '#ui/photo.tsx';
import { opensHere } from '#ui/opens-here.ts';
import { VendorBanner } from '#ui/vendor-banner.tsx';
import { gallerySlots } from '#domain/vendors/vendor-categories.ts';
import type { FocusedPicture } from '#contract/focused-picture.ts';

/** One photo of the profile. `isRepresentative`: a drawing of the trade in the place of a photo. */
type ProfilePhoto = { id: string; picture: FocusedPicture; isRepresentative: boolean };

/** Returns gallery1 to gallery4, in order, or the drawings in their place without the one that leads. */
function profilePhotos({ pictures, representative = [] }: PublicVendor): ProfilePhoto[] {
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
const placeOf = (index: number, count: number): string => places[count]?.[index] ?? '';

const size = 'size-full transition-transform duration-200 hover:scale-[1.02]';

type TileProps = {
  photo: ProfilePhoto;
  onOpen: (event: MouseEvent) => void;
};

/** A photo that opens in the viewer; without scripts it links to its file. */
function Tile({ photo: { picture, isRepresentative }, onOpen }: TileProps) {
  return (
    <figure className="h-18 sm:h-full">
      <a
        href={picture.src}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="block size-full overflow-hidden rounded-lg"
      >
        <Photo
          picture={picture}
          sizes="(min-width: 76rem) 18rem, (min-width: 40rem) 24vw, 30vw"
          className={size}
        />
      </a>
      {isRepresentative && <figcaption className="sr-only">{vendorProfile.representative}</figcaption>}
    </figure>
  );
}

/** The leading picture and the photos, first of all on the page. */
export function ProfileWall({ vendor }: { vendor: PublicVendor }) {
  const [shown, setShown] = useState<number | null>(null);
  const photos = profilePhotos(vendor);
  const open = (event: MouseEvent, photo: ProfilePhoto) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    setShown(photos.indexOf(photo));
  };
  const led = photos.find(({ picture }) => picture.src === vendor.leading?.src);
  const beside = photos.filter((photo) => photo !== led);
  const banner = (
    <VendorBanner
      vendor={vendor}
      className={`aspect-5/2 w-full rounded-lg sm:aspect-2/1 ${beside.length > 0 ? '' : 'sm:aspect-[16/5]'}`}
    />
  );
  return (
    <section
      aria-labelledby="photos"
      className={`grid gap-1.5 sm:gap-2 ${beside.length > 0 ? 'sm:grid-cols-2' : ''}`}
    >
      <h2 id="photos" className="sr-only">
        {vendorProfile.photosHeading}
      </h2>
      {led ? (
        <a href={led.picture.src} aria-haspopup="dialog" onClick={(event) => open(event, led)}>
          {banner}
        </a>
      ) : (
        banner
      )}
      {beside.length > 0 && (
        // The leading picture alone decides how high the wall is.
        <div className="relative">
          <ul className="grid grid-cols-12 gap-1.5 sm:absolute sm:inset-0 sm:grid-rows-2 sm:gap-2">
            {beside.map((photo, index) => (
              <li key={photo.id} className={placeOf(index, beside.length)}>
                <Tile photo={photo} onOpen={(event) => open(event, photo)} />
              </li>
            ))}
          </ul>
        </div>
      )}
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
