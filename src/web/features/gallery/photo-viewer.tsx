import { useState } from 'react';
import { t } from '#words/t.ts';
import type { GalleryPhoto } from '#contract/gallery.ts';
import { ViewerPart } from '#kit/page/viewer-part.tsx';
import { Photo } from '#ui/photo.tsx';
import { isDrawn } from '#ui/is-drawn.ts';

const slideOf = ({ id, caption, picture }: GalleryPhoto) => ({
  id,
  caption: isDrawn(picture) ? t('{caption}. Illustration.', { caption }) : caption,
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

/** All pictures over the page, beginning with one. Its code is fetched at the first tap. */
export function PhotoViewer({ photos, photoId, onShow, onClose }: Props) {
  const [start] = useState(() => photos.findIndex(({ id }) => id === photoId));
  return (
    <ViewerPart
      label={t('Gallery')}
      slides={photos.map(slideOf)}
      start={start}
      onShow={(index) => onShow(photos[index]!.id)}
      onClose={onClose}
    />
  );
}
