import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const heading = () => document.querySelector<HTMLElement>('main h1');

/** Focuses the page's heading as soon as it exists, unless the visitor has moved on. Returns a function that stops waiting. */
function focusHeading(): () => void {
  const from = document.activeElement;
  const observer = new MutationObserver(() => {
    if (!heading()) return;
    observer.disconnect();
    // A focus left over from the old page is not the visitor's choice.
    if (document.activeElement === from || document.activeElement === document.body)
      heading()?.focus({ preventScroll: true });
  });
  if (heading()) heading()?.focus({ preventScroll: true });
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a change of page: focuses its heading and announces its title. The first page needs neither. */
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
