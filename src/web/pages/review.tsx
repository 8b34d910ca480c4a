import { data } from 'react-router';
import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import { api } from '#kit/api/api.ts';
import { deviceHeader } from '#kit/session/device-header.ts';
import { FamilyHeld } from '#kit/forms/family-held.tsx';
import { formValues } from '#kit/forms/form-values.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { sendReview } from '#kit/api/send-review.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { StatusMissing } from '#features/enquiry/status-missing.tsx';
import { FamilyReviews } from '#features/family-review/family-reviews.tsx';
import type { Route } from './+types/review';

const load = (client: Api, { params }: LoadArgs<{ secret: string }>) => ({
  open: client.reviewOpen({ params }),
  held: client.enquiryHeldGet({ params }),
});
export const loader = serverLoad(load, 'open');
export const clientLoader = browserLoad(load);

export async function action({ params, request, context }: Route.ActionArgs) {
  const values = formValues(await request.formData());
  const sent = await sendReview(context.get(apiContext), params.secret, values);
  return data(sent, { status: sent.status });
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  const values = formValues(await request.formData());
  return sendReview(api, params.secret, values, { headers: deviceHeader() });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: t('Your review'),
    description: t('A private page: say how it was with a vendor who answered you.'),
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];
export const handle = { contactBar: 'none' };

/** The private page on which a family reviews the vendors that answered it. */
export default function ReviewPage({ loaderData: { open, held }, actionData, params }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={open}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => <StatusMissing status={status} />}
    >
      {(found) => (
        <>
          <AsyncSection data={held} loading={null} failed={() => null}>
            {(known) => <FamilyHeld held={known} name="act" />}
          </AsyncSection>
          <FamilyReviews family={found} secret={params.secret} sent={actionData} />
        </>
      )}
    </AsyncSection>
  );
}
