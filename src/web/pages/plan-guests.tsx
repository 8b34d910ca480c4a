import { data } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { planPath } from '#facts/paths.ts';
import { guestWords as words } from '#content/plan-guests.ts';
import { t } from '#words/t.ts';
import { api } from '#kit/api/api.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { householdIn, invitationIn } from '#kit/forms/guests-form.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { postedAct } from '#kit/forms/posted-act.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { StatePage } from '#ui/state-page.tsx';
import { GuestsView } from '#features/invitation/guests-view.tsx';
import type { Route } from './+types/plan-guests';

type Params = { secret: string };
const load = (client: Api, { params }: LoadArgs<Params>) => ({ guests: client.planGuests({ params }) });
export const loader = serverLoad(load, 'guests');
export const clientLoader = browserLoad(load);
export const handle = { contactBar: 'none' };

const acts = ['add', 'set', 'remove', 'restore', 'invite'] as const;

async function change(client: Api, { secret }: Params, request: Request) {
  const values = formValues(await request.formData());
  const householdId = values['household'] ?? '';
  const params = { secret, householdId };
  try {
    const act = postedAct(values, 'intent', acts);
    if (act === 'add') await client.planHouseholdAdd({ params: { secret }, body: householdIn(values) });
    else if (act === 'set') await client.planHouseholdChange({ params, body: householdIn(values) });
    else if (act === 'remove') await client.planHouseholdRemove({ params });
    else if (act === 'restore') await client.planHouseholdRestore({ params });
    else {
      const body = { invitation: invitationIn(values), version: Number(values['version']) || 0 };
      await client.planInvitationSave({ params: { secret }, body });
    }
    return data({ act, householdId, name: values['name'] ?? '', failure: undefined, typed: undefined });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const [said = error.message] = Object.values(error.fieldErrors);
    return data(
      {
        act: acts.find((one) => one === values['intent']),
        householdId,
        name: '',
        failure: said,
        typed: values,
      },
      { status: error.status || 503 },
    );
  }
}
export const action = ({ params, context, request }: Route.ActionArgs) =>
  change(context.get(apiContext), params, request);
export const clientAction = ({ params, request }: Route.ClientActionArgs) => change(api, params, request);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: '/', hidden: true }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The guests and the invitation of a shared plan, for those with its link. */
export default function PlanGuestsPage({ loaderData: { guests }, actionData, params }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={guests}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => (
        <StatePage
          heading={status === 404 ? words.missing : words.failed}
          lead={status === 404 ? words.missingLead : undefined}
          scene={status === 404 ? 'no-results' : 'error'}
          actions={
            status === 404 ? (
              <ButtonLink to={planPath(params.secret)}>{words.back}</ButtonLink>
            ) : (
              <ButtonAnchor href="">{t('Try again')}</ButtonAnchor>
            )
          }
        />
      )}
    >
      {(found) => <GuestsView guests={found} done={actionData} planAt={planPath(params.secret)} />}
    </AsyncSection>
  );
}
