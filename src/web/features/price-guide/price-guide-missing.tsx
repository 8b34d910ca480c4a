import { paths } from '#facts/paths.ts';
import { priceGuidePage as words } from '#content/price-guide-page.ts';
import { t } from '#words/t.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** A price guide of a category that does not exist, or whose data could not be fetched. */
export function PriceGuideMissing({ status }: { status: number }) {
  const missing = status === 404 || status === 422;
  return (
    <StatePage
      heading={missing ? words.missing : words.failed}
      lead={
        missing
          ? words.missingLead
          : t('The rest of the site is there; this page may work again in a minute.')
      }
      scene={missing ? 'not-found' : 'error'}
      actions={
        <>
          <ButtonLink to={paths.vendors}>{words.allVendors}</ButtonLink>
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
