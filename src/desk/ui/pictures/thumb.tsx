import type { LibraryPicture } from '#contract/desk/content/pictures.ts';

type Props = { picture: LibraryPicture; className?: string };

/** The smallest file in a format that every browser of the desk knows. */
const smallest = ({ picture: { src, sources } }: LibraryPicture) =>
  sources.find(({ type }) => type === 'image/webp')?.srcset.split(' ')[0] ?? src;

/** A picture of the library in small, cut as pages cut it. The words beside it say what it is. */
export const Thumb = ({ picture, className = '' }: Props) => (
  <img
    src={smallest(picture)}
    alt=""
    loading="lazy"
    decoding="async"
    width={picture.picture.width}
    height={picture.picture.height}
    style={{ objectPosition: `${picture.focusX}% ${picture.focusY}%` }}
    className={`bg-paper-deep object-cover ${className}`}
  />
);
