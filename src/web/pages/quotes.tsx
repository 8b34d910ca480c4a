import { data, redirect } from 'react-router';
import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import { quotesPath } from '#facts/paths.ts';
import { api } from '#kit/api/api.ts';
import { FamilyHeld } from '#kit/forms/family-held.tsx';
import { formValues } from '#kit/forms/form-values.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { sendQuoteAct } from '#kit/api/send-quote-act.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { StatusMissing } from '#features/enquiry/status-missing.tsx';
import { AcceptQuote } from '#features/quotes/accept-quote.tsx';
import { QuoteSheet } from '#features/quotes/quote-sheet.tsx';
import type { Route } from './+types/quotes';

const load = (client: Api, { params }: LoadArgs<{ secret: string }>) => ({
  sheet: client.enquiryQuotes({ params }),
  held: client.enquiryHeldGet({ params }),
});
export const loader = serverLoad(load, 'sheet');
export const clientLoader = browserLoad(load);

/** A second page shows what is accepted, and asks; then it can be undone for some seconds. */
async function act(client: Api, secret: string, request: Request) {
  const values = formValues(await request.formData());
  if (values['act'] === 'accepted' && !values['sure']) return data({ ask: values }, { status: 200 });
  const sent = await sendQuoteAct(client, secret, values);
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

/** The private page on which a family compares quotes, decides, and prints the agreement. */
export default function QuotesPage({
  loaderData: { sheet, held },
  actionData,
  params,
}: Route.ComponentProps) {
  const asked = actionData && 'ask' in actionData ? actionData.ask : undefined;
  const sent = actionData && 'ask' in actionData ? undefined : actionData;
  return (
    <AsyncSection
      data={sheet}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => <StatusMissing status={status} />}
    >
      {(found) => {
        const quote = asked && found.quotes.find((one) => one.introductionId === asked['introductionId']);
        if (quote)
          return <AcceptQuote sheet={found} quote={quote} fields={asked} back={quotesPath(params.secret)} />;
        return (
          <>
            <AsyncSection data={held} loading={null} failed={() => null}>
              {(known) => <FamilyHeld held={known} name="act" />}
            </AsyncSection>
            <QuoteSheet sheet={found} secret={params.secret} sent={sent} />
          </>
        );
      }}
    </AsyncSection>
  );
}
