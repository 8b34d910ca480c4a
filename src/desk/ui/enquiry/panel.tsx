import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useKeys } from '../../kit/use-keys.ts';

type Props = {
  title: string;
  /** The title is for the ear alone. */
  hidesTitle?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A panel over the enquiry that takes the focus, so that its keys work at once. Escape closes it. */
export function Panel({ title, hidesTitle = false, onClose, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Its editor may have taken the focus.
    if (!heading.current?.parentElement?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
    // On closing, the focus returns to the page's heading, so that the page's keys work.
    return () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  useKeys([{ key: 'Escape', label: `Close “${title}”`, run: onClose }]);
  return (
    <section
      aria-labelledby={id}
      className="scroll-mt-4 scroll-mb-40 rounded-md border border-line-strong bg-paper p-4 shadow-card"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className={hidesTitle ? 'sr-only' : 'mb-3 scroll-mt-4 text-lg'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
