import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { readDirectoryAddress } from '#contract/directory-address.ts';
import { directoryPage } from '#content/directory.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page-data.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Part } from '#ui/part.tsx';
import { useLatest } from '#ui/use-latest.ts';
import { DirectoryFailed } from '#features/directory/directory-failed.tsx';
import { DirectoryFilters } from '#features/directory/directory-filters.tsx';
import { DirectoryForm } from '#features/directory/directory-form.tsx';
import { DirectoryLoading } from '#features/directory/directory-loading.tsx';
import { DirectoryResults } from '#features/directory/directory-results.tsx';
import { NearFilter } from '#features/directory/near-filter.tsx';
import { useDirectory } from '#features/directory/use-directory.ts';
import type { Route } from './+types/vendors';

type Query = NonNullable<Parameters<Api['vendorSearch']>[0]>['query'];

const load = (api: Api, { url }: LoadArgs<object>) => ({
  found: api.vendorSearch({ query: readDirectoryAddress(url.searchParams) as Query }),
  choices: Promise.all([api.vendorAreas(), api.marketList()]).then(([areas, markets]) => ({
    areas,
    markets,
  })),
});
export const loader = serverLoad(load, 'found');
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: directoryPage.title,
    description: directoryPage.metaDescription,
    path: paths.vendors,
  });

const noChoices = { areas: [], markets: [] };

export default function Vendors({ loaderData: { found, choices } }: Route.ComponentProps) {
  const { address, change, hrefWith, searching } = useDirectory();
  const known = useLatest(choices) ?? noChoices;
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={directoryPage.intro} className="mb-8">
        {directoryPage.title}
      </PageHeading>
      <div className="mb-8 rounded-xl border border-line bg-paper p-4 shadow-card sm:p-6">
        <Part of="form">
          <DirectoryForm
            address={address}
            onChange={change}
            filters={<DirectoryFilters address={address} {...known} />}
          />
          <NearFilter address={address} onChange={change} />
        </Part>
      </div>
      <Part of="results">
        <AsyncSection data={found} loading={<DirectoryLoading />} failed={() => <DirectoryFailed />}>
          {(page) => <DirectoryResults found={page} searching={searching} hrefWith={hrefWith} />}
        </AsyncSection>
      </Part>
    </div>
  );
}
