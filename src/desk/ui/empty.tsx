import type { ReactNode } from 'react';

/** An empty list: its purpose and the next step. */
export const Empty = ({ children }: { children: ReactNode }) => (
  <p className="rounded-md border border-dashed border-line-strong px-4 py-8 text-center text-ink-soft">
    {children}
  </p>
);
