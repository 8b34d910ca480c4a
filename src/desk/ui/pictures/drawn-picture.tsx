import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { Dialog } from '#ui/dialog.tsx';

type Props = { picture: LibraryPicture; onClose: () => void };

/** A picture supplied with the program. */
export const DrawnPicture = ({ picture, onClose }: Props) => (
  <Dialog open heading={picture.name} onClose={onClose}>
    <img
      src={picture.picture.src}
      alt={picture.alt}
      width={picture.picture.width}
      height={picture.picture.height}
      className="h-auto w-full rounded-md"
    />
    <p className="mt-3">{picture.alt}</p>
    <p className="mt-2 text-sm text-ink-soft">
      Drawn for this site. It can be used everywhere and is changed with the program alone.
    </p>
  </Dialog>
);
