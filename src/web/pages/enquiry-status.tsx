import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { api } from '#kit/api/api.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { FamilyHeld } from '#kit/forms/family-held.tsx';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Ended, EndingPage, UndoneEnding, useKeptEnding } from '#features/enquiry/ending.tsx';
import { StatusMissing } from '#features/enquiry/status-missing.tsx';
import { OwnRequest } from '#features/enquiry/own-request.tsx';
import { MoreVendors } from '#features/enquiry/ask-more.tsx';
import { OwnTalk } from '#features/enquiry/own-talk.tsx';
import { StatusView } from '#features/enquiry/status-view.tsx';
import type { Route } from './+types/enquiry-status';
import { postEnquiryForm } from './parts/enquiry-status-act.ts';

const load = (client: Api, { params, url }: LoadArgs<{ secret: string }>) => ({
  enquiry: client.enquiryStatus({ params }),
  threads: client.enquiryThreads({ params, query: { before: url.searchParams.get('before') ?? undefined } }),
  similar: client.enquirySimilar({ params }),
  held: client.enquiryHeldGet({ params }),
  quotes: client.enquiryQuotes({ params }),
  linkKey: Promise.resolve(newKey()),
});
export const loader = serverLoad(load, 'enquiry');
export const clientLoader = browserLoad(load);
export const action = ({ params, context, request }: Route.ActionArgs) =>
  postEnquiryForm(context.get(apiContext), params, request);
export const clientAction = ({ params, request }: Route.ClientActionArgs) =>
  postEnquiryForm(api, params, request);

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: t('Your request'),
    description: t('A private page: what was sent, and where it stands.'),
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The private page behind the link of a receipt. */
export default function EnquiryStatusPage({
  loaderData: { enquiry, threads, similar, held, quotes, linkKey },
  actionData,
  params,
}: Route.ComponentProps) {
  const failed = actionData && 'failed' in actionData ? actionData.failed : undefined;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  const posted = actionData && 'ending' in actionData ? actionData.ending : undefined;
  useKeptEnding(params.secret, posted);
  const scripted = useHydrated();
  if (posted && !scripted) return <EndingPage ending={posted} />;
  return (
    <AsyncSection
      data={enquiry}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) =>
        status === 404 ? <Ended secret={params.secret} /> : <StatusMissing status={status} />
      }
    >
      {(found) => (
        <StatusView
          enquiry={found}
          conversation={
            <>
              <AsyncSection data={held} loading={null} failed={() => null}>
                {(known) => (
                  <>
                    <FamilyHeld held={known} name="intent" />
                    <UndoneEnding secret={params.secret} held={known.held} />
                  </>
                )}
              </AsyncSection>
              <AsyncSection
                data={threads}
                loading={null}
                failed={({ message }) => <FailedNotice>{message}</FailedNotice>}
              >
                {(known) => {
                  const talk = (sheet: readonly FamilyQuote[]) => (
                    <OwnTalk
                      enquiry={found}
                      threads={known}
                      quotes={sheet}
                      secret={params.secret}
                      failure={failure}
                    />
                  );
                  return (
                    <AsyncSection data={quotes} loading={null} failed={() => talk([])}>
                      {(sheet) => talk(sheet.quotes)}
                    </AsyncSection>
                  );
                }}
              </AsyncSection>
            </>
          }
          more={
            <AsyncSection data={similar} loading={null} failed={() => null}>
              {(known) => <MoreVendors similar={known} />}
            </AsyncSection>
          }
          own={
            <OwnRequest enquiry={found} secret={params.secret} linkKey={linkKey} withdrawalFailed={failed} />
          }
        />
      )}
    </AsyncSection>
  );
}
