import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { placePage } from '#content/place-page.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** A list that does not exist, or whose data could not be fetched. */
export function PlaceMissing({ status }: { status: number }) {
  const missing = status === 404 || status === 422;
  return (
    <StatePage
      heading={missing ? placePage.missing : placePage.failed}
      lead={
        missing
          ? placePage.missingLead
          : t('The rest of the site is there; this page may work again in a minute.')
      }
      scene={missing ? 'not-found' : 'error'}
      actions={
        <>
          <ButtonLink to={paths.vendors}>{placePage.all}</ButtonLink>
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
