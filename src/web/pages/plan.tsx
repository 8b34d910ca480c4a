import { useState } from 'react';
import { data, Form, redirect, useActionData } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Plan } from '#contract/plans.ts';
import type { Api } from '#contract/client.ts';
import { checked } from '#contract/reply.ts';
import { hasShape, isLike } from '#contract/shape.ts';
import { paths } from '#facts/paths.ts';
import { planWords as words } from '#content/plan.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { keepOffline } from '#kit/offline/keep-offline.ts';
import { dropPlan, keepPlan, useOwnPlan } from '#kit/device/own-plan.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { planIn } from '#kit/forms/plan-form.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { RemovedNotice } from '#ui/removed-notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { DevicePlan } from '#features/plan/device-plan.tsx';
import { PlanHead } from '#features/plan/plan-head.tsx';
import type { Route } from './+types/plan';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.description, path: paths.plan, hidden: true });
export const handle = { contactBar: 'none' };

const isAddress = hasShape<{ path: string }>({ path: isLike(/^\/plan\/[\w-]+$/) });

/** Without scripts the device stores nothing: the plan is shared at once, and continues on its own page. */
async function begin(api: Api, values: Readonly<Record<string, string>>) {
  try {
    const { path } = await checked(isAddress, api.planCreate({ body: { plan: planIn(values) } }));
    return redirect(path, 303);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const [said = error.message] = Object.values(error.fieldErrors);
    return data({ failure: said }, { status: error.status || 503 });
  }
}
export const action = async ({ request, context }: Route.ActionArgs) =>
  begin(context.get(apiContext), formValues(await request.formData()));
export async function clientAction({ request }: Route.ClientActionArgs) {
  keepPlan(planIn(formValues(await request.formData())));
  keepOffline(paths.plan);
  return null;
}

/** A plan of a celebration, of building work or of a business. It is stored on the device, so it appears once scripts run. */
export default function PlanPage() {
  const plan = useOwnPlan();
  const failed = useActionData<{ failure?: string }>();
  const [forgotten, setForgotten] = useState<Plan | null>(null);
  const forget = () => {
    setForgotten(plan);
    dropPlan();
  };
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading lead={words.lead}>{plan?.title || words.title}</PageHeading>
      {!plan && forgotten && (
        <RemovedNotice onUndo={() => keepPlan(forgotten)} onOver={() => setForgotten(null)}>
          {words.forgotten}
        </RemovedNotice>
      )}
      {plan ? (
        <DevicePlan plan={plan} onForget={forget} />
      ) : (
        <Form method="post" className="mt-8 grid gap-5">
          <Alert>{failed?.failure}</Alert>
          <PlanHead />
          <Button type="submit" className="justify-self-start">
            {words.begin}
          </Button>
        </Form>
      )}
    </div>
  );
}
