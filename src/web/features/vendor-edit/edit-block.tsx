import type { ReactNode } from 'react';
import { partHints, type PartName } from '#content/workshop-hints.ts';

type Props = { id: PartName; heading: string; hint?: string; children: ReactNode };

/** One part of the editor, with its benefit for the vendor and, in `hint`, how it is filled in. */
export function EditBlock({ id, heading, hint, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="rounded-xl border border-line bg-paper p-5 scroll-mt-20 sm:p-6"
    >
      <h2 id={`${id}-heading`} className="text-xl">
        {heading}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {partHints[id]} {hint}
      </p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
