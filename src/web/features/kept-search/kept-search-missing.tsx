import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { keptSearchWords as words } from '#content/kept-search.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** A link that opens no search, or an unreachable server. */
export function KeptSearchMissing({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <StatePage
      heading={missing ? words.missing : words.failed}
      lead={missing ? words.missingLead : words.failedLead}
      scene={missing ? 'no-results' : 'error'}
      actions={
        <>
          {!missing && <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>}
          <ButtonLink to={paths.vendors} look="secondary">
            {words.all}
          </ButtonLink>
        </>
      }
    />
  );
}
