import { useId, type ReactNode } from 'react';

type Props = { title: string; note?: ReactNode; acts?: ReactNode; children: ReactNode };

/** A question of the page Numbers with its answer. */
export function NumbersSection({ title, note, acts, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid-page">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-3 print:mb-1">
        <div>
          <h2 id={id} className="text-lg print:text-base">
            {title}
          </h2>
          {note && <p className="max-w-2xl text-sm text-ink-soft print:text-xs">{note}</p>}
        </div>
        {acts}
      </div>
      {children}
    </section>
  );
}
