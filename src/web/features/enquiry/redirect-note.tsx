import { t } from '#words/t.ts';

type Props = { waiting: boolean; /** The target, in words. */ to: string };

/** Announces the automatic redirect, and how to stop it. Keeps its line afterwards. */
export function RedirectNote({ waiting, to }: Props) {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {waiting
        ? t('You will be taken to {to} in a moment. Tap or press a key to stay.', { to })
        : t('You stay on this page.')}
    </p>
  );
}
