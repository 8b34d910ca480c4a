import type { ReactNode } from 'react';
import { showAgo } from '../kit/format.ts';

type Props = {
  /** Makes it focusable, for keys that go from one to the next. */
  id?: string;
  title: string;
  /** The reference number for people. */
  number: string;
  /** The moment of its arrival. */
  at: string;
  /** Its states. */
  tags: ReactNode;
  children: ReactNode;
};

/** One item of work: its title, number, states and content. */
export const ItemCard = ({ id, title, number, at, tags, children }: Props) => (
  <article
    id={id}
    tabIndex={id === undefined ? undefined : -1}
    className="scroll-my-24 rounded-md border border-line bg-paper p-4"
  >
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="text-lg wrap-anywhere">{title}</h2>
      <p className="text-sm text-ink-soft">
        <span className="font-mono">{number}</span> · {showAgo(at)}
      </p>
    </header>
    <p className="mt-1 flex flex-wrap gap-2">{tags}</p>
    {children}
  </article>
);
