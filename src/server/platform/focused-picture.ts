import type { FocusedPicture } from '#contract/focused-picture.ts';
import type { ShownPicture } from './library-pictures.ts';

const isMiddle = ({ x, y }: ShownPicture['focus']) => x === 50 && y === 50;

/** A picture as pages take it. What is written where it is used goes before what the library says it shows. */
export const focusedPicture = ({ detail, focus }: ShownPicture, alt?: string): FocusedPicture => ({
  ...detail,
  alt: alt ?? detail.alt,
  ...(!isMiddle(focus) && { focusX: focus.x, focusY: focus.y }),
});
