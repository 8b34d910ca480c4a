import { useState, type MouseEvent } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { lazyPart } from '#kit/lazy-part.tsx';
import type { ViewerProps } from '#ui/gallery-viewer.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { Photo } from '#ui/photo.tsx';
import { Picture } from '#ui/picture.tsx';
import { profilePhotos, type ProfilePhoto } from './profile-photo.ts';

const GalleryViewer = lazyPart<ViewerProps & { href: string }>(
  () => import('#ui/gallery-viewer.tsx').then((module) => module.default),
  { StandIn: ({ href, onClose }) => <PartFailed to={href} label="Open the picture" onClose={onClose} /> },
);

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
        <GalleryViewer
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
