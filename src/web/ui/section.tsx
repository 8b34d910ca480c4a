import type { ReactNode } from 'react';

type Props = {
  id?: string;
  heading: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A block of a page under its own heading; the spacing between blocks is set here and nowhere else. */
export function Section({ id, heading, lead, aside, className = '', children }: Props) {
  return (
    <section id={id} className={`skip-offscreen py-5 md:py-11 ${className}`}>
      <div className="wrap">
        <div className="mb-2.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-6">
          <div className="max-w-2xl">
            <h2 className="text-2xl md:text-3xl">{heading}</h2>
            {lead && <p className="mt-1 text-ink-soft md:text-lg">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
