import { useLocation } from 'react-router';
import { t } from '#words/t.ts';
import type { Api } from '#contract/client.ts';
import { addToListPath } from '#facts/paths.ts';
import { messages } from '#facts/messages.ts';
import { directoryPage } from '#content/directory.ts';
import { sharedListWords as words } from '#content/shared-list.ts';
import { api } from '#kit/api/api.ts';
import { changeList, postListForm } from '#kit/api/list-change.ts';
import { voterName } from '#kit/device/list-voter.ts';
import { formValues } from '#kit/forms/form-values.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { apiContext } from '#kit/page/server-context.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readAddAddress, writeAddAddress, type AddAddress } from '#features/shared-list/add-address.ts';
import { AddableVendors, AddToList } from '#features/shared-list/add-to-list.tsx';
import { AddSearch } from '#features/shared-list/add-search.tsx';
import { DeletedList } from '#features/shared-list/deleted-list.tsx';
import { ListMissing } from '#features/shared-list/list-missing.tsx';
import { OpenedList } from '#features/shared-list/opened-list.tsx';
import type { Route } from './+types/add-to-list';

type Query = NonNullable<Parameters<Api['vendorSearch']>[0]>['query'];

/** Searches the directory; returns what the page shows, since it is repeated in the HTML. */
async function search(client: Api, address: AddAddress) {
  const found = await client.vendorSearch({ query: address as Query });
  const { sentence, didYouMean, total, page, pages } = found;
  const vendors = found.vendors.map(({ _id, companyName, category, picture, isSample, ...vendor }) => {
    const { area, region, address: street, cardPrice, rating } = vendor;
    const place = { area, region, address: area === null ? street : null };
    return { _id, companyName, category, picture, isSample, cardPrice, rating, ...place };
  });
  return { vendors, sentence, didYouMean, total, page, pages };
}

const load = (client: Api, { params, url }: LoadArgs<{ secret: string }>) => ({
  list: client.listGet({ params }),
  found: search(client, readAddAddress(url.searchParams)),
});
export const loader = serverLoad(load, 'list');
export const clientLoader = browserLoad(load);

export const action = ({ params, request, context }: Route.ActionArgs) =>
  postListForm(context.get(apiContext), params.secret, request);

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  const values = formValues(await request.formData());
  return changeList(api, params.secret, { ...values, name: voterName() });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: words.addFrom,
    description: words.description,
    path: '/',
    hidden: true,
  }),
  { name: 'referrer', content: 'no-referrer' },
];
export const handle = { contactBar: 'none' };

/** The directory for one shared list: everybody who holds its link adds vendors to it. */
export default function AddToListPage({
  loaderData: { list, found },
  actionData,
  params: { secret },
}: Route.ComponentProps) {
  const location = useLocation();
  const address = readAddAddress(new URLSearchParams(location.search));
  const hrefOf = (changes: object) => addToListPath(secret) + writeAddAddress({ ...address, ...changes });
  return (
    <AsyncSection
      data={list}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => <ListMissing status={status} />}
    >
      {(shared) =>
        shared.deleted ? (
          <DeletedList deleted={shared.deleted} />
        ) : (
          <OpenedList secret={secret} title={shared.title}>
            <AddToList
              list={shared}
              secret={secret}
              changed={actionData}
              search={<AddSearch secret={secret} address={address} />}
            >
              <AsyncSection
                data={found}
                loading={<p>{messages.loading}</p>}
                failed={() => <FailedNotice>{messages.marketVendorsFailed}</FailedNotice>}
              >
                {({ vendors, sentence, didYouMean, total, page, pages }) => (
                  <>
                    <p role="status" className="mb-4 text-lg font-semibold">
                      {sentence}
                    </p>
                    {didYouMean !== null && (
                      <p className="mb-4">
                        {directoryPage.didYouMean}{' '}
                        <TextLink to={hrefOf({ q: didYouMean, page: undefined })} look="strong">
                          {didYouMean}
                        </TextLink>
                        ?
                      </p>
                    )}
                    {total > 0 && <AddableVendors list={shared} vendors={vendors} />}
                    <PageLinks page={page} pages={pages} hrefOf={(next) => hrefOf({ page: String(next) })} />
                  </>
                )}
              </AsyncSection>
            </AddToList>
          </OpenedList>
        )
      }
    </AsyncSection>
  );
}
