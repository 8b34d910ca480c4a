import { t } from '#words/t.ts';

type Props = { waiting: boolean; /** Where to, in words. */ to: string };

/** Says that the page will change by itself, and how to stop that. Keeps its line when it is over. */
export function RedirectNote({ waiting, to }: Props) {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {waiting
        ? t('You will be taken to {to} in a moment. Tap or press a key to stay.', { to })
        : t('You stay on this page.')}
    </p>
  );
}
