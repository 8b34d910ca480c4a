import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import type { SharedList as List } from '#contract/lists.ts';
import { askPath } from '#facts/ask-path.ts';
import { askedVendorsMax } from '#facts/limits.ts';
import { listPath } from '#facts/paths.ts';
import { askWords } from '#content/ask.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { api } from '#kit/api/api.ts';
import { listDraft } from '#kit/drafts/draft-keys.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { changeList, postListForm } from '#kit/api/list-change.ts';
import { rememberName, rememberVote, voterId, voterName } from '#kit/device/list-voter.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { useSite } from '#kit/page/site.ts';
import { loadDrafts } from '#kit/drafts/use-draft-later.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SmallVendorCard } from '#ui/small-vendor-card.tsx';
import { ShareLinks } from '#ui/share-links.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { twinPath } from '#ui/twin-path.ts';
import { DeletedList } from '#features/shared-list/deleted-list.tsx';
import { ListFoot } from '#features/shared-list/list-foot.tsx';
import { ListMissing } from '#features/shared-list/list-missing.tsx';
import { OpenedList } from '#features/shared-list/opened-list.tsx';
import { SharedList } from '#features/shared-list/shared-list.tsx';
import { VendorActions } from '#features/vendor-card/vendor-actions.tsx';
import type { Route } from './+types/shared-list';

const load = (client: Api, { params }: LoadArgs<{ secret: string }>) => ({
  list: client.listGet({ params }),
});
export const loader = serverLoad(load, 'list');
export const clientLoader = browserLoad(load);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  postListForm(context.get(apiContext), params.secret, request);

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  const posted = formValues(await request.formData());
  if (posted['name'] !== undefined) rememberName(posted['name']);
  const values: Record<string, string> = { ...posted, name: posted['name'] ?? voterName() };
  const changed = await changeList(api, params.secret, { ...values, voter: voterId() });
  const [change = '', vendorId = ''] = (values['change'] ?? '').split(':');
  // Before the list is fetched again: a visitor who leaves on a slow network would find the comment in its box again.
  const { listId } = changed;
  if (listId && change === 'comment')
    await loadDrafts().then(
      ({ dropFromDraft }) => dropFromDraft(listDraft(listId), `text:${vendorId}`),
      () => undefined,
    );
  if (listId && ['yes', 'no', 'clear'].includes(change)) rememberVote(listId, vendorId, change);
  return changed;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: t('A shared list'),
    description: words.description,
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];
export const handle = { contactBar: 'none' };

/** Returns the ids of a list's vendors, most votes first; equal ones in their order. */
function mostWanted({ vendors }: List): string[] {
  const sum = ({ votes }: List['vendors'][number]) => votes.reduce((all, { vote }) => all + vote, 0);
  return vendors.toSorted((one, other) => sum(other) - sum(one)).map(({ vendor }) => vendor._id);
}

/** A list of vendors behind a secret address, shared by a family. */
export default function SharedListPage({ loaderData: { list }, actionData, params }: Route.ComponentProps) {
  const site = useSite();
  const scripted = useHydrated();
  return (
    <AsyncSection
      data={list}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => <ListMissing status={status} deleted={actionData?.deleted} />}
    >
      {(found) =>
        found.deleted ? (
          <DeletedList deleted={found.deleted} />
        ) : (
          <OpenedList secret={params.secret} title={found.title}>
            <div className="wrap max-w-4xl py-10 md:py-14">
              <PageHeading lead={words.lead}>{found.title}</PageHeading>
              <div className="no-print mt-6 flex flex-wrap gap-3 [&>div]:contents">
                <ShareLinks title={found.title} url={site.url + twinPath(listPath(params.secret))} />
                {found.vendors.length > 0 && (
                  <ButtonLink to={askPath(mostWanted(found))} className="px-4! py-2!">
                    {askWords.these(Math.min(found.vendors.length, askedVendorsMax))}
                  </ButtonLink>
                )}
                <ButtonAnchor href="#add" look="secondary" className="px-4! py-2!">
                  {words.addHeading}
                </ButtonAnchor>
                {/* Takes its space before scripts load: it would add a row. */}
                <Button
                  look="secondary"
                  className={`px-4! py-2! noscript:hidden ${scripted ? '' : 'invisible'}`}
                  onClick={() => print()}
                >
                  {words.print}
                </Button>
              </div>
              <SharedList
                list={found}
                changed={actionData}
                card={(vendor) => (
                  <SmallVendorCard vendor={vendor} actions={<VendorActions vendor={vendor} call />} />
                )}
              />
              <ListFoot list={found} secret={params.secret} changed={actionData} />
            </div>
          </OpenedList>
        )
      }
    </AsyncSection>
  );
}
