import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import type { OwnChecks } from '#contract/checks/checks.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { t } from '#words/t.ts';
import { AskForCheck } from './ask-for-check.tsx';
import { OwnCheckCard } from './own-check-card.tsx';

const detailOf = (error: unknown): string =>
  isApiError(error) ? (Object.values(error.fieldErrors)[0] ?? error.message) : t('Please try again.');

/** The vendor's checks: requested ones with their status, and available ones. */
export function WorkshopChecks({ refetch }: OwnVendor) {
  const [own, setOwn] = useState<OwnChecks | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const load = useCallback(async () => setOwn(await signed((options) => api.checkList({}, options))), []);
  /** Runs an action and shows the outcome; resolves to whether it succeeded. */
  const act = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setFailure('');
      try {
        await work();
        await load();
        return true;
      } catch (error) {
        setFailure(detailOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [load],
  );
  useEffect(() => void act(async () => {}), [act]);
  const changed = (work: () => Promise<unknown>) =>
    act(async () => {
      await work();
      await refetch().catch(() => undefined);
    });
  return (
    <div className="grid gap-8">
      <p className="max-w-prose">
        {t(
          'A badge says what we have looked at ourselves, on which day, and until when it counts. It costs nothing, and what you give us to look at only our office sees.',
        )}{' '}
        <TextLink to={paths.howWeCheck}>{t('How we check')}</TextLink>
      </p>
      {failure &&
        (own ? (
          <Notice tone="warning" role="alert">
            {failure}
          </Notice>
        ) : (
          <RetryNotice onRetry={() => void act(async () => {})}>{failure}</RetryNotice>
        ))}
      {!own && !failure && <p role="status">{messages.loading}</p>}
      {own && (
        <>
          {own.checks.length > 0 && (
            <section aria-labelledby="asked-for">
              <h2 id="asked-for" className="text-2xl">
                {t('Asked for')}
              </h2>
              <ul className="mt-3 grid gap-4">
                {own.checks.map((check) => (
                  <li key={check.id}>
                    <OwnCheckCard {...{ check, busy }} act={changed} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="can-be-checked">
            <h2 id="can-be-checked" className="text-2xl">
              {t('What we can check')}
            </h2>
            {own.askable.length === 0 ? (
              <p className="mt-3">{t('All of it has been asked for.')}</p>
            ) : (
              <ul className="mt-3 grid gap-4">
                {own.askable.map((askable) => (
                  <li key={askable.kind}>
                    <AskForCheck {...{ askable, busy }} act={changed} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </div>
  );
}
