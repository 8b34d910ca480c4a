import type { FocusedPicture } from '#contract/focused-picture.ts';
import type { ShownPicture } from './library-pictures.ts';

const isMiddle = ({ x, y }: ShownPicture['focus']) => x === 50 && y === 50;

/** Returns a picture in the form of pages. An alternative text from its place of use takes precedence over that of the library. */
export const focusedPicture = ({ detail, focus }: ShownPicture, alt?: string): FocusedPicture => ({
  ...detail,
  alt: alt ?? detail.alt,
  ...(!isMiddle(focus) && { focusX: focus.x, focusY: focus.y }),
});
