import { t } from '#words/t.ts';

type Props = { of: readonly { isSample?: boolean }[]; className?: string };

/** Shown once above a list of samples alone, in place of a label on each. */
export function SamplesNote({ of, className = 'mb-4' }: Props) {
  if (!allSamples(of)) return null;
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {t('Sample vendors: made up to show how a list looks.')}
    </p>
  );
}

/** Returns whether a list holds only samples. */
export const allSamples = (list: readonly { isSample?: boolean }[]): boolean =>
  list.length > 0 && list.every(({ isSample }) => isSample);
