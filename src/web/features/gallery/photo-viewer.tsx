import { lazy, Suspense, useState } from 'react';
import { galleryPhotos } from '#content/gallery.ts';
import { Picture } from '#ui/picture.tsx';

const GalleryViewer = lazy(() => import('#ui/gallery-viewer.tsx'));

const slides = galleryPhotos.map(({ id, caption, alt }) => ({
  id,
  caption: `${caption}. Illustration.`,
  content: (
    <Picture
      name={`gallery/${id}`}
      alt={alt}
      sizes="96vw"
      className="max-h-full w-auto! max-w-full rounded-lg bg-transparent!"
    />
  ),
}));

type Props = { photoId: string; onShow: (photoId: string) => void; onClose: () => void };

/** All pictures over the page, beginning with one. Its code is fetched with the first tap. */
export function PhotoViewer({ photoId, onShow, onClose }: Props) {
  const [start] = useState(() => galleryPhotos.findIndex(({ id }) => id === photoId));
  return (
    <Suspense>
      <GalleryViewer
        label="Gallery"
        slides={slides}
        start={start}
        onShow={(index) => onShow(galleryPhotos[index]!.id)}
        onClose={onClose}
      />
    </Suspense>
  );
}
