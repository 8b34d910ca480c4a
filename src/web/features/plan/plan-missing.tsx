import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { planWords as words } from '#content/plan.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';

/** One answer for every invalid link to a plan; another for an unreachable server. */
export function PlanMissing({ status, deleted }: { status: number; deleted: boolean }) {
  const missing = status === 404;
  return (
    <StatePage
      heading={deleted ? words.deleted : missing ? words.missing : words.failed}
      lead={deleted ? undefined : missing ? words.missingLead : words.failedLead}
      scene={missing ? 'no-results' : 'error'}
      actions={
        <>
          {!missing && <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>}
          <ButtonLink to={paths.plan} look="secondary">
            {words.title}
          </ButtonLink>
        </>
      }
    />
  );
}
