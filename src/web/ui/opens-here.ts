type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a press of a link is for this page. With a modifier it opens a tab or window, or saves the file: the browser's acts. */
export const opensHere = ({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;
