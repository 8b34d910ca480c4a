import { useState, type MouseEvent } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { ViewerPart } from '#kit/viewer-part.tsx';
import { NameBanner } from '#ui/name-banner.tsx';
import { Photo } from '#ui/photo.tsx';
import { Picture } from '#ui/picture.tsx';
import { profilePhotos, type ProfilePhoto } from './profile-photo.ts';
import { whatOf } from './what-of.ts';

const hrefOf = ({ own, scene }: ProfilePhoto) => own?.src ?? `/art/${scene!.name}-960.webp`;
const altOf = ({ own, scene }: ProfilePhoto) => scene?.alt ?? own!.alt;

function Shown({ photo, sizes, className }: { photo: ProfilePhoto; sizes: string; className: string }) {
  if (photo.own) return <Photo picture={photo.own} sizes={sizes} className={className} />;
  return <Picture name={photo.scene.name} alt={altOf(photo)} sizes={sizes} className={className} />;
}

/** The four photos, and the viewer they open in. Without scripts each leads to its file. */
export function ProfilePhotos({ vendor }: { vendor: PublicVendor }) {
  const [shown, setShown] = useState<number | null>(null);
  const photos = profilePhotos(vendor);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="text-2xl">
        {vendorProfile.photosHeading}
      </h2>
      {photos.length === 0 && (
        <figure className="mt-4">
          <NameBanner
            name={whatOf(vendor) ?? vendor.companyName}
            className="aspect-[3/1] w-full rounded-lg text-2xl before:inset-x-[30%]!"
          />
          <figcaption className="mt-1 text-sm text-ink-soft">{vendorProfile.representative}</figcaption>
        </figure>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-3">
        {photos.map((photo, index) => (
          <li key={photo.slot}>
            <figure>
              <a
                href={hrefOf(photo)}
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
                className="block overflow-hidden rounded-lg"
              >
                <Shown
                  photo={photo}
                  sizes="(min-width: 64rem) 22rem, 46vw"
                  className="aspect-3/2 transition-transform duration-200 hover:scale-[1.02]"
                />
              </a>
              {photo.scene && (
                <figcaption className="mt-1 text-sm text-ink-soft">{vendorProfile.representative}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <ViewerPart
          href={hrefOf(photos[shown]!)}
          label={`${vendorProfile.photosHeading}: ${vendor.companyName}`}
          start={shown}
          onClose={() => setShown(null)}
          slides={photos.map((photo) => ({
            id: photo.slot,
            caption: photo.scene ? `${vendorProfile.representative}. ${altOf(photo)}` : undefined,
            content: photo.own ? (
              <Photo picture={photo.own} sizes="100vw" fit="contain" className="size-full bg-transparent!" />
            ) : (
              <Picture
                name={photo.scene.name}
                alt={altOf(photo)}
                sizes="100vw"
                className="max-h-full bg-transparent! object-contain!"
              />
            ),
          }))}
        />
      )}
    </section>
  );
}
