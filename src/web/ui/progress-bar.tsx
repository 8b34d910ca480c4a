import { useId } from 'react';

type Props = {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  className?: string;
};

/** How every `progress` looks. */
export const progressClass =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 forced-colors:border forced-colors:forced-color-adjust-none bg-paper-deep [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:bg-teal';

/** How far something is, as a bar and as a percentage. */
export function ProgressBar({ label, value, max = 100, className = '' }: Props) {
  const id = useId();
  const percent = Math.round((value / max) * 100);
  return (
    <div className={className}>
      <p className="mb-1.5 flex justify-between gap-4 text-sm text-ink-soft">
        <span id={id}>{label}</span>
        <span className="shrink-0 tabular-nums">{percent}%</span>
      </p>
      <progress className={progressClass} aria-labelledby={id} value={value} max={max} />
    </div>
  );
}
