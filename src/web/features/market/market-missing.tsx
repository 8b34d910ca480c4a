import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** A market that does not exist or could not be fetched: the stated sentence for both, and below it which of the two. */
export function MarketMissing({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <StatePage
      heading={messages.marketFailed}
      lead={
        missing
          ? t(
              'This market is not here. The address may be mistyped, or the market has been taken off the list.',
            )
          : t('The rest of the site is there; this page may work again in a minute.')
      }
      scene={missing ? 'not-found' : 'error'}
      actions={
        <>
          <ButtonLink to={paths.marketList}>{t('Vendors by market')}</ButtonLink>
          {!missing && (
            <ButtonAnchor href="" look="secondary">
              {t('Try again')}
            </ButtonAnchor>
          )}
        </>
      }
    />
  );
}
