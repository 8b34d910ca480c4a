import { data, redirect } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { planPath } from '#facts/paths.ts';
import { planWords as words } from '#content/plan.ts';
import { t } from '#words/t.ts';
import { api } from '#kit/api/api.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { postedAct } from '#kit/forms/posted-act.ts';
import { planIn } from '#kit/forms/plan-form.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PlanMissing } from '#features/plan/plan-missing.tsx';
import { SharedPlanView } from '#features/plan/shared-plan-view.tsx';
import type { Route } from './+types/shared-plan';

type Params = { secret: string };
const load = (client: Api, { params }: LoadArgs<Params>) => ({ shared: client.planGet({ params }) });
export const loader = serverLoad(load, 'shared');
export const clientLoader = browserLoad(load);
export const handle = { contactBar: 'none' };

async function change(client: Api, params: Params, request: Request) {
  const values = formValues(await request.formData());
  try {
    const act = postedAct(values, 'intent', ['save', 'delete', 'restore']);
    if (act === 'delete') {
      await client.planDelete({ params });
      return data({ deleted: true as const }, { status: 200 });
    }
    if (act === 'restore') {
      await client.planRestore({ params });
      return redirect(planPath(params.secret), 303);
    }
    const body = { plan: planIn(values), version: Number(values['version']) || 0 };
    await client.planSave({ params, body });
    return redirect(planPath(params.secret), 303);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const [said = error.message] = Object.values(error.fieldErrors);
    return data({ failure: said, typed: planIn(values) }, { status: error.status || 503 });
  }
}
export const action = ({ params, context, request }: Route.ActionArgs) =>
  change(context.get(apiContext), params, request);
export const clientAction = ({ params, request }: Route.ClientActionArgs) => change(api, params, request);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: t('A shared plan'),
    description: words.description,
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** A plan behind a secret address, shared and edited by a family. */
export default function SharedPlanPage({ loaderData: { shared }, actionData, params }: Route.ComponentProps) {
  const failed = actionData && 'failure' in actionData ? actionData : undefined;
  return (
    <AsyncSection
      data={shared}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => (
        <PlanMissing status={status} deleted={Boolean(actionData && 'deleted' in actionData)} />
      )}
    >
      {(found) => (
        <SharedPlanView
          shared={found}
          secret={params.secret}
          failure={failed?.failure}
          typed={failed?.typed}
        />
      )}
    </AsyncSection>
  );
}
