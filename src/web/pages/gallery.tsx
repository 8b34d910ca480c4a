import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#facts/paths.ts';
import { galleryAlbums, galleryPage, galleryPhotos } from '#content/gallery.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useInBrowser } from '#ui/use-hydrated.ts';
import { Album } from '#features/gallery/album.tsx';
import { LonePhoto } from '#features/gallery/lone-photo.tsx';
import { PhotoViewer } from '#features/gallery/photo-viewer.tsx';
import type { Route } from './+types/gallery';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: galleryPage.title,
    description: galleryPage.metaDescription,
    path: paths.gallery,
  });

/** The picture of an address is shown in the page by the server, and over the page once scripts are there. */
export default function Gallery() {
  const [search, setSearch] = useSearchParams();
  const photo = galleryPhotos.find(({ id }) => id === search.get('photo'));
  const [first] = useState(photo);
  const viewedId = useInBrowser(() => photo?.id, undefined);
  const show = (photoId: string | null, replace: boolean) =>
    setSearch(photoId ? { photo: photoId } : {}, { replace, preventScrollReset: true });
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={galleryPage.intro} className="mb-10">
        {galleryPage.title}
      </PageHeading>
      {first && photo && <LonePhoto photo={photo} />}
      <div className="grid gap-14">
        {galleryAlbums.map((album, index) => (
          <Album key={album.id} album={album} first={index === 0} onOpen={(id) => show(id, false)} />
        ))}
      </div>
      <p className="mt-10 text-sm text-ink-soft">{galleryPage.note}</p>
      <ButtonLink to={paths.weddingVendors} className="mt-6">
        Plan an event
      </ButtonLink>
      {viewedId && photo && (
        <PhotoViewer photoId={photo.id} onShow={(id) => show(id, true)} onClose={() => show(null, true)} />
      )}
    </div>
  );
}
