import { useEffect } from 'react';

/** Moves the focus, and with it the view, to the heading of what has replaced the page: the pressed button has gone. */
export const useHeadingFocus = (replaced = true): void =>
  useEffect(() => {
    if (replaced) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [replaced]);
