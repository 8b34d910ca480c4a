import type { ReactNode } from 'react';

type Props = { heading: string; lead: string; children: ReactNode };

/** One part of the account page. */
export function AccountBlock({ heading, lead, children }: Props) {
  return (
    <section className="rounded-xl border border-line bg-paper p-5 sm:p-8">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">{lead}</p>
      {children}
    </section>
  );
}
