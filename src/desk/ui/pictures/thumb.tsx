import type { LibraryPicture } from '#contract/desk/content/pictures.ts';

type Props = { picture: LibraryPicture; className?: string };

/** Returns the smallest file in a format that every browser of the desk supports. */
const smallest = ({ picture: { src, sources } }: LibraryPicture) =>
  sources.find(({ type }) => type === 'image/webp')?.srcset.split(' ')[0] ?? src;

/** A thumbnail of a library picture, cropped as on pages. The text beside it describes it. */
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
