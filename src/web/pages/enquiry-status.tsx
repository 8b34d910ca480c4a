import { data, redirect } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/client.ts';
import { enquiryPath } from '#facts/paths.ts';
import { api } from '#kit/api.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { apiContext } from '#kit/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { StatusMissing } from '#features/enquiry/status-missing.tsx';
import { StatusView } from '#features/enquiry/status-view.tsx';
import type { Route } from './+types/enquiry-status';

const load = (client: Api, { params }: LoadArgs<{ secret: string }>) => ({
  enquiry: client.enquiryStatus({ params }),
});
export const loader = serverLoad(load, 'enquiry');
export const clientLoader = browserLoad(load);

/** A link that opens nothing cannot be withdrawn either; the page itself says so. */
async function withdraw(client: Api, params: { secret: string }) {
  try {
    await client.enquiryWithdraw({ params });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status !== 404) return data({ failed: true }, { status: error.status || 503 });
  }
  return redirect(enquiryPath(params.secret), 303);
}
export const action = ({ params, context }: Route.ActionArgs) => withdraw(context.get(apiContext), params);
export const clientAction = ({ params }: Route.ClientActionArgs) => withdraw(api, params);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Your request',
    description: 'A private page: what was sent, and where it stands.',
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The private page behind the link of a receipt. */
export default function EnquiryStatusPage({ loaderData: { enquiry }, actionData }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={enquiry}
      loading={<p className="wrap py-14">Loading...</p>}
      failed={({ status }) => <StatusMissing status={status} />}
    >
      {(found) => <StatusView enquiry={found} withdrawalFailed={actionData?.failed} />}
    </AsyncSection>
  );
}
