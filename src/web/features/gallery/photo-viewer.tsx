import { useState } from 'react';
import type { GalleryPhoto } from '#contract/gallery.ts';
import type { ViewerProps } from '#ui/gallery-viewer.tsx';
import { lazyPart } from '#kit/lazy-part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { Photo } from '#ui/photo.tsx';
import { isDrawn } from '#ui/is-drawn.ts';

/** The address names the picture, and the server shows it in the page. */
const GalleryViewer = lazyPart<ViewerProps>(
  () => import('#ui/gallery-viewer.tsx').then((module) => module.default),
  { StandIn: ({ onClose }) => <PartFailed label="Show the picture in the page" onClose={onClose} /> },
);

const slideOf = ({ id, caption, picture }: GalleryPhoto) => ({
  id,
  caption: isDrawn(picture) ? `${caption}. Illustration.` : caption,
  content: (
    <Photo picture={picture} sizes="96vw" fit="contain" className="size-full rounded-lg bg-transparent!" />
  ),
});

type Props = {
  photos: readonly GalleryPhoto[];
  photoId: string;
  onShow: (photoId: string) => void;
  onClose: () => void;
};

/** All pictures over the page, beginning with one. Its code is fetched with the first tap. */
export function PhotoViewer({ photos, photoId, onShow, onClose }: Props) {
  const [start] = useState(() => photos.findIndex(({ id }) => id === photoId));
  return (
    <GalleryViewer
      label="Gallery"
      slides={photos.map(slideOf)}
      start={start}
      onShow={(index) => onShow(photos[index]!.id)}
      onClose={onClose}
    />
  );
}
