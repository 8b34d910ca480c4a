import type { ReactNode } from 'react';

type Props = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

/** A select that acts at once, such as a page's filter. */
export const Select = ({ label, value, onChange, children }: Props) => (
  <label className="grid gap-1 text-sm">
    <span className="font-semibold">{label}</span>
    <select
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="tap max-w-full rounded-md border border-line-strong bg-paper px-3 text-base text-ink"
    >
      {children}
    </select>
  </label>
);
