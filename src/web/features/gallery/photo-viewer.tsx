import { useState } from 'react';
import { galleryPhotos } from '#content/gallery.ts';
import type { ViewerProps } from '#ui/gallery-viewer.tsx';
import { lazyPart } from '#kit/lazy-part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { Picture } from '#ui/picture.tsx';

/** The address names the picture, and the server shows it in the page. */
const GalleryViewer = lazyPart<ViewerProps>(
  () => import('#ui/gallery-viewer.tsx').then((module) => module.default),
  { StandIn: ({ onClose }) => <PartFailed label="Show the picture in the page" onClose={onClose} /> },
);

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
    <GalleryViewer
      label="Gallery"
      slides={slides}
      start={start}
      onShow={(index) => onShow(galleryPhotos[index]!.id)}
      onClose={onClose}
    />
  );
}
