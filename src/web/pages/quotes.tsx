import { data, redirect } from 'react-router';
import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import { quotesPath } from '#facts/paths.ts';
import { api } from '#kit/api/api.ts';
import { AskFirst, AskForm, isToAsk, questionOf } from '#kit/forms/ask-first.tsx';
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

/** A second page shows what is accepted, and asks. With scripts it can be undone then, without them it is done. */
async function act(client: Api, secret: string, request: Request, how: { held: boolean }) {
  const values = formValues(await request.formData());
  if (isToAsk(values['act'], values))
    return data({ ask: { act: values['act'], fields: values }, held: how.held }, { status: 200 });
  const sent = await sendQuoteAct(client, secret, values, how);
  return sent.status === 200 ? redirect(quotesPath(secret), 303) : data(sent, { status: sent.status });
}
export const action = ({ params, context, request }: Route.ActionArgs) =>
  act(context.get(apiContext), params.secret, request, { held: false });
export const clientAction = ({ params, request }: Route.ClientActionArgs) =>
  act(api, params.secret, request, { held: true });

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
  const asked = actionData && 'ask' in actionData ? actionData : undefined;
  const sent = actionData && 'ask' in actionData ? undefined : actionData;
  const question = asked && { ...asked.ask, back: quotesPath(params.secret) };
  return (
    <AsyncSection
      data={sheet}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => <StatusMissing status={status} />}
    >
      {(found) => {
        if (question) {
          const quote = found.quotes.find(
            ({ introductionId }) => introductionId === question.fields['introductionId'],
          );
          return quote ? (
            <AcceptQuote
              sheet={found}
              quote={quote}
              heading={questionOf(question.act)}
              held={asked.held}
              form={<AskForm {...question} />}
            />
          ) : (
            <AskFirst {...question} />
          );
        }
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
