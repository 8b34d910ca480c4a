import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type Props = { children: ReactNode; className?: string };

/** The sentence of something that failed, read out at once, and the next step. Nothing without a sentence. */
export const Alert = ({ children, className }: Props) =>
  children && (
    <Notice tone="warning" role="alert" className={className}>
      {children}
    </Notice>
  );
