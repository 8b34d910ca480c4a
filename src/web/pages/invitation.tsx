import { data } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { paths } from '#facts/paths.ts';
import { invitationWords as words } from '#content/plan-guests.ts';
import { t } from '#words/t.ts';
import { api } from '#kit/api/api.ts';
import { answersIn } from '#kit/forms/guests-form.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { InvitationView } from '#features/invitation/invitation-view.tsx';
import type { Route } from './+types/invitation';

type Params = { secret: string };
const load = (client: Api, { params }: LoadArgs<Params>) => ({
  invitation: client.invitationGet({ params }),
});
export const loader = serverLoad(load, 'invitation');
export const clientLoader = browserLoad(load);
export const handle = { contactBar: 'none' };

async function answer(client: Api, params: Params, request: Request) {
  try {
    await client.invitationAnswer({ params, body: answersIn(formValues(await request.formData())) });
    return data({ sent: true as const, failure: undefined }, { status: 200 });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const [said = error.message] = Object.values(error.fieldErrors);
    return data({ sent: false as const, failure: said }, { status: error.status || 503 });
  }
}
export const action = ({ params, context, request }: Route.ActionArgs) =>
  answer(context.get(apiContext), params, request);
export const clientAction = ({ params, request }: Route.ClientActionArgs) => answer(api, params, request);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: '/', hidden: true }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The invitation of one household, behind a secret address. */
export default function InvitationPage({ loaderData: { invitation }, actionData }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={invitation}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => (
        <StatePage
          heading={status === 404 ? words.missing : words.failed}
          lead={status === 404 ? words.missingLead : words.failedLead}
          scene={status === 404 ? 'no-results' : 'error'}
          actions={
            status === 404 ? (
              <ButtonLink to={paths.home}>{t('Go to the first page')}</ButtonLink>
            ) : (
              <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>
            )
          }
        />
      )}
    >
      {(found) => (
        <InvitationView invitation={found} sent={actionData?.sent === true} failure={actionData?.failure} />
      )}
    </AsyncSection>
  );
}
