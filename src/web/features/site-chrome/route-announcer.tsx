import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const heading = () => document.querySelector<HTMLElement>('main h1');

/** Focuses the page's heading as soon as there is one, unless the visitor has moved on meanwhile. Returns how to stop waiting. */
function focusHeading(): () => void {
  const from = document.activeElement;
  const observer = new MutationObserver(() => {
    if (!heading()) return;
    observer.disconnect();
    // What was left behind by the old page is no choice of the visitor.
    if (document.activeElement === from || document.activeElement === document.body)
      heading()?.focus({ preventScroll: true });
  });
  if (heading()) heading()?.focus({ preventScroll: true });
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a change of page: the focus goes to its heading and its title is read out. The first page needs neither. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    setTitle(document.title);
    return focusHeading();
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
