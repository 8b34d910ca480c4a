import { data, redirect } from 'react-router';
import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import { quotesPath } from '#facts/paths.ts';
import { api } from '#kit/api.ts';
import { formValues } from '#kit/form-values.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { sendQuoteAct } from '#kit/send-quote-act.ts';
import { apiContext } from '#kit/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { StatusMissing } from '#features/enquiry/status-missing.tsx';
import { QuoteSheet } from '#features/quotes/quote-sheet.tsx';
import type { Route } from './+types/quotes';

const load = (client: Api, { params }: LoadArgs<{ secret: string }>) => ({
  sheet: client.enquiryQuotes({ params }),
});
export const loader = serverLoad(load, 'sheet');
export const clientLoader = browserLoad(load);

async function act(client: Api, secret: string, request: Request) {
  const sent = await sendQuoteAct(client, secret, formValues(await request.formData()));
  return sent.status === 200 ? redirect(quotesPath(secret), 303) : data(sent, { status: sent.status });
}
export const action = ({ params, context, request }: Route.ActionArgs) =>
  act(context.get(apiContext), params.secret, request);
export const clientAction = ({ params, request }: Route.ClientActionArgs) => act(api, params.secret, request);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: t('Your quotes'),
    description: t('A private page: quotes beside each other, and what was agreed.'),
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];
export const handle = { contactBar: 'none' };

/** The private page on which a family compares quotes, decides, and prints what was agreed. */
export default function QuotesPage({ loaderData: { sheet }, actionData, params }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={sheet}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => <StatusMissing status={status} />}
    >
      {(found) => <QuoteSheet sheet={found} secret={params.secret} sent={actionData} />}
    </AsyncSection>
  );
}
