import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { GalleryAlbum } from '#contract/gallery.ts';
import { Photo } from '#ui/photo.tsx';
import { opensHere } from '#ui/opens-here.ts';

type Props = {
  album: GalleryAlbum;
  /** True for the album of the first screen. */
  first: boolean;
  onOpen: (photoId: string) => void;
};

const large = { span: 'col-span-2 lg:row-span-2', sizes: '(min-width: 64rem) 48rem, 92vw' };
const small = { span: '', sizes: '(min-width: 64rem) 23rem, 46vw' };
const alone = { span: 'col-span-2 lg:col-span-1', sizes: '(min-width: 64rem) 23rem, 92vw' };

/** The first is the largest; on a phone a last picture alone in its row has the same size. */
function placeOf(index: number, count: number): typeof large {
  if (index === 0) return large;
  return index === count - 1 && count % 2 === 0 ? alone : small;
}

/** One occasion's pictures. Each links to its own address; with scripts it opens over the page. */
export function Album({ album, first, onOpen }: Props) {
  const { id, heading, sentence, photos } = album;
  const open = (photoId: string) => (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    onOpen(photoId);
  };
  return (
    <section aria-labelledby={`album-${id}`} className="scroll-mt-24">
      <h2 lang={album.lang} id={`album-${id}`} className="text-2xl">
        {heading}
      </h2>
      {sentence && (
        <p lang={album.lang} className="mt-1 text-ink-soft">
          {sentence}
        </p>
      )}
      <ul lang={album.lang} className="mt-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo.id} className={placeOf(index, photos.length).span}>
            <Link
              to={`?photo=${photo.id}`}
              onClick={open(photo.id)}
              className="group flex h-full flex-col overflow-hidden rounded-lg bg-paper shadow-card"
            >
              <Photo
                picture={photo.picture}
                priority={first && index === 0}
                sizes={placeOf(index, photos.length).sizes}
                className="aspect-3/2 grow transition-transform duration-200 group-hover:scale-[1.02]"
              />
              <span className="block px-3 py-2 text-sm font-semibold group-hover:text-teal sm:px-4">
                {photo.caption}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
