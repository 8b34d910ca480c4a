import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** One answer for every invalid link to a list; another for an unreachable server. */
export function ListMissing({ status, deleted }: { status: number; deleted?: boolean }) {
  const missing = status === 404;
  return (
    <StatePage
      heading={deleted ? words.deleted : missing ? words.missing : words.failed}
      lead={deleted ? undefined : missing ? words.missingLead : words.failedLead}
      scene={missing ? 'no-results' : 'error'}
      actions={
        <>
          {!missing && <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>}
          <ButtonLink to={paths.vendors} look="secondary">
            {words.find}
          </ButtonLink>
        </>
      }
    />
  );
}
