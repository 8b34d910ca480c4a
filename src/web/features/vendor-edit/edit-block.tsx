import type { ReactNode } from 'react';

type Props = { id: string; heading: string; hint?: string; children: ReactNode };

/** One part of the editor. */
export function EditBlock({ id, heading, hint, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="rounded-xl border border-line bg-paper p-5 sm:p-6"
    >
      <h2 id={`${id}-heading`} className="text-xl">
        {heading}
      </h2>
      {hint && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
