import type { ReactNode } from 'react';

type Props = { id: string; heading: string; children: ReactNode };

/** One section of the page of the vendor's days. */
export function DaysSection({ id, heading, children }: Props) {
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-paper p-5 sm:p-6">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
