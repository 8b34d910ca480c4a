import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { Thumb } from './thumb.tsx';

type Props = {
  pictures: readonly LibraryPicture[];
  /** The act of a press, such as `Edit`. */
  act: string;
  onChoose: (picture: LibraryPicture) => void;
};

/** Pictures side by side, each a button. */
export const PictureGrid = ({ pictures, act, onChoose }: Props) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
    {pictures.map((picture) => (
      <li key={picture.src}>
        <button
          type="button"
          onClick={() => onChoose(picture)}
          className="group block w-full rounded-md text-left"
        >
          <Thumb
            picture={picture}
            className="aspect-4/3 w-full rounded-md border border-line group-hover:border-teal"
          />
          <span className="mt-1 block truncate text-sm font-semibold group-hover:text-teal">
            <span className="sr-only">{act}</span> {picture.name}
          </span>
          <span className="line-clamp-2 min-h-5 text-sm text-ink-soft">
            {picture.altMissing ? <strong className="text-sindoor">Text is missing</strong> : picture.alt}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
