import { t } from '#words/t.ts';

/** Labels an invented vendor; on a picture or beside a name, never between two lines of it. */
export function SampleMark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-block shrink-0 rounded-full bg-paper-deep px-2.5 py-0.5 align-middle text-xs font-semibold text-ink ${className}`}
    >
      {t('Sample')}
    </span>
  );
}
