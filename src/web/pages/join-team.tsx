import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { StatePage } from '#ui/state-page.tsx';
import { teamJoinCall } from '#features/account/team-join-call.ts';
import { TeamJoinForm } from '#features/account/team-join-form.tsx';
import type { Route } from './+types/join-team';

export const action = formAction(teamJoinCall);

export const handle = { contactBar: 'none' };

const title = t('Join the team');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description: t('Follow the invitation of a vendor to work on its page.'),
    path: paths.workshop,
    hidden: true,
  });

export default function JoinTeam({ params }: Route.ComponentProps) {
  return (
    <StatePage
      heading={title}
      lead={t('You sign in with the e-mail to which the invitation was sent, and a password of your own.')}
      scene="door"
    >
      <div className="mt-8">
        <TeamJoinForm params={params} />
      </div>
    </StatePage>
  );
}
