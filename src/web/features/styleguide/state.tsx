import type { ReactNode } from 'react';

type Props = { name: string; className?: string; children: ReactNode };

/** One state of a primitive, under its name. */
export function State({ name, className = '', children }: Props) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-xs text-ink-soft">{name}</p>
      <div className={className}>{children}</div>
    </div>
  );
}
