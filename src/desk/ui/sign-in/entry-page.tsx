import type { ReactNode } from 'react';
import { useTitle } from '#desk/kit/use-title.ts';

/** A page for people who are not signed in. */
export function EntryPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md rounded-lg border border-line bg-paper p-6 shadow-card sm:p-8">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </main>
  );
}
