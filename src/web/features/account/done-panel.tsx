import { useEffect, useRef, type ReactNode } from 'react';

type Props = { heading: string; detail: string; children?: ReactNode };

/** The outcome of a form, in place of the form. Takes the focus, so that it is read out. */
export function DonePanel({ heading, detail, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div role="status" className="rounded-xl border border-line bg-paper p-6 shadow-card sm:p-8">
      <h2 ref={title} tabIndex={-1} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-2">{detail}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
