import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import type { GalleryPhoto } from '#contract/gallery.ts';
import { Photo } from '#ui/photo.tsx';

const step = 'tap inline-flex items-center gap-1 font-semibold text-teal hover:underline';

/** One picture as part of the page, for its address without scripts, with links to its neighbours. */
export function LonePhoto({ photo, photos }: { photo: GalleryPhoto; photos: readonly GalleryPhoto[] }) {
  const at = photos.indexOf(photo);
  const before = photos[at - 1];
  const after = photos[at + 1];
  return (
    <figure className="lone-photo mb-12">
      <Photo
        picture={photo.picture}
        priority
        sizes="(min-width: 76rem) 71rem, 92vw"
        className="aspect-3/2 rounded-xl"
      />
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <span className="text-lg font-semibold">{photo.caption}</span>
        <span className="flex flex-wrap gap-x-6">
          {before && (
            <Link to={`?photo=${before.id}`} className={step}>
              <ChevronLeft aria-hidden size={18} /> {before.caption}
            </Link>
          )}
          {after && (
            <Link to={`?photo=${after.id}`} className={step}>
              {after.caption} <ChevronRight aria-hidden size={18} />
            </Link>
          )}
          <Link to={paths.gallery} className={step}>
            {t('All pictures')}
          </Link>
        </span>
      </figcaption>
    </figure>
  );
}
