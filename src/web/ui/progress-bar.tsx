import { useId } from 'react';
import { showNumber } from '#words/formats.ts';

type Props = {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  className?: string;
};

/** Progress as a bar and as a percentage. */
export function ProgressBar({ label, value, max = 100, className = '' }: Props) {
  const id = useId();
  const percent = Math.round((value / max) * 100);
  return (
    <div className={className}>
      <p className="mb-1.5 flex justify-between gap-4 text-sm text-ink-soft">
        <span id={id}>{label}</span>
        <span className="shrink-0 tabular-nums">{showNumber(percent)}%</span>
      </p>
      <progress aria-labelledby={id} value={value} max={max} />
    </div>
  );
}
