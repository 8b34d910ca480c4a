import type { ReactNode } from 'react';

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Known facts, by name. Unknown ones are left out. */
export const FactList = ({ facts }: Props) => (
  <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
    {facts
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap max-sm:mb-2">{value}</dd>
        </div>
      ))}
  </dl>
);
