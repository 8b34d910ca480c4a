import type { ReactNode } from 'react';
import { useTitle } from '#desk/kit/use-title.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Content beside the heading, such as a main act. */
  acts?: ReactNode;
  children: ReactNode;
};

/** A page of the desk with its heading, which is focused when the page opens. */
export function DeskPage({ title, lead, acts, children }: Props) {
  useTitle(title);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-8">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          {lead && <p className="mt-1 max-w-2xl text-sm text-ink-soft">{lead}</p>}
        </div>
        {acts}
      </header>
      {children}
    </div>
  );
}
