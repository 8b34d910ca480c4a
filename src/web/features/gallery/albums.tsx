import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GalleryAlbum } from '#contract/gallery.ts';
import { galleryPage } from '#content/gallery.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Album } from './album.tsx';
import { isDrawn } from '#ui/is-drawn.ts';
import { LonePhoto } from './lone-photo.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

type Props = {
  albums: readonly GalleryAlbum[];
  /** The picture in the address. */
  photoId: string | null;
};

/** All albums. The server renders the picture of an address in the page; with scripts it opens over the page. */
export function Albums({ albums, photoId }: Props) {
  const [, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const photos = albums.flatMap((album) => album.photos);
  const photo = photos.find(({ id }) => id === photoId);
  const [first] = useState(photo);
  const show = (id: string | null, replace: boolean) =>
    setSearch(id ? { photo: id } : {}, { replace, preventScrollReset: true });
  if (photos.length === 0) return <p className="text-lg text-ink-soft">{galleryPage.empty}</p>;
  return (
    <>
      {first && photo && <LonePhoto photo={photo} photos={photos} />}
      <div className="grid gap-14">
        {albums.map((album, index) => (
          <Album key={album.id} album={album} first={index === 0} onOpen={(id) => show(id, false)} />
        ))}
      </div>
      {photos.every(({ picture }) => isDrawn(picture)) && (
        <p className="mt-10 text-sm text-ink-soft">{galleryPage.drawn.note}</p>
      )}
      {hydrated && photo && (
        <PhotoViewer
          photos={photos}
          photoId={photo.id}
          onShow={(id) => show(id, true)}
          onClose={() => show(null, true)}
        />
      )}
    </>
  );
}
