import { Form } from 'react-router';
import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { planWords as words } from '#content/plan.ts';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { useHeadingFocus } from '#ui/use-heading-focus.ts';

/** One answer for every invalid link to a plan; another for an unreachable server. */
export function PlanMissing({ status, deleted }: { status: number; deleted: boolean }) {
  const missing = status === 404;
  useHeadingFocus(deleted);
  return (
    <StatePage
      heading={deleted ? words.deleted : missing ? words.missing : words.failed}
      lead={deleted ? words.deletedLead : missing ? words.missingLead : words.failedLead}
      scene={missing ? 'no-results' : 'error'}
      actions={
        <>
          {!missing && <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>}
          {deleted && (
            <Form method="post" replace>
              <Button type="submit" name="intent" value="restore">
                {t('Undo')}
              </Button>
            </Form>
          )}
          <ButtonLink to={paths.plan} look="secondary">
            {t('Make a new plan')}
          </ButtonLink>
        </>
      }
    />
  );
}
