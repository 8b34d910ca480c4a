import type { ReactNode } from 'react';
import { asWritten } from './written-lang.ts';

/** Text that is the same in every language and read letter by letter, such as a reference: no program may translate it. */
export const Verbatim = ({ children }: { children: ReactNode }) => (
  <span {...asWritten} className="whitespace-nowrap">
    {children}
  </span>
);
