import type { ReactNode } from 'react';

type Props = {
  tone?: 'quiet' | 'warning';
  role?: 'alert' | 'status';
  children: ReactNode;
  className?: string;
};

const tones = {
  quiet: 'border-line bg-paper text-ink',
  warning: 'border-sindoor bg-sindoor-wash text-ink',
};

/** A message in the page: the failure or event, and the next step. */
export function Notice({ tone = 'quiet', role, children, className = '' }: Props) {
  return (
    <div role={role} className={`rounded-md border px-4 py-3 wrap-anywhere ${tones[tone]} ${className}`}>
      {children}
    </div>
  );
}
