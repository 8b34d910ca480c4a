import { directoryLimits } from '#facts/limits.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { readDirectoryAddress } from '#domain/finding/directory-address.ts';
import { directoryHref } from '#domain/finding/directory-href.ts';
import { vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories } from '#domain/vendors/vendor-categories.ts';
import type { VendorPlace } from '#contract/vendor-places.ts';
import { placePage } from '#content/place-page.ts';
import { tradeForm } from '#content/trade-forms.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf } from '#kit/page/page-meta.ts';
import { breadcrumbsLd } from '#kit/page/site-ld.ts';
import { fromPage } from '#kit/page/in-page.tsx';
import { useSite } from '#kit/page/site.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Directory } from '#features/directory/directory.tsx';
import { DirectoryLoading } from '#features/directory/directory-loading.tsx';
import { loadDirectory } from '#features/directory/load-directory.ts';
import { PlaceFacts } from '#features/directory/place-facts.tsx';
import { vendorListLd } from '#features/directory/place-ld.ts';
import { PlaceLinks } from '#features/directory/place-links.tsx';
import { PlaceMissing } from '#features/directory/place-missing.tsx';
import { PlaceTrail } from '#features/directory/place-trail.tsx';
import { saveButton } from './parts/save-vendor.tsx';
import { Part } from '#ui/part.tsx';
import type { Route } from './+types/vendors-in';

type Params = { category: string; area?: string };

const stateOf = ({ category, area }: Pick<VendorPlace, 'category' | 'area'>, search: URLSearchParams) => ({
  category,
  ...(area !== null && { area }),
  page: readDirectoryAddress(search).page,
});

const load = (api: Api, { params: { category, area }, url }: LoadArgs<Params>) => {
  const place = api.vendorPlace({ params: { category }, query: { area } });
  return { place, found: place.then((known) => loadDirectory(api, stateOf(known, url.searchParams))) };
};
export const loader = serverLoad(load, 'place', 'found');
export const clientLoader = browserLoad(load);

export const handle = {
  enquireAt: ({ params }: { params: Partial<Params> }) => tradeForm(params.category),
};

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const otherwise = { title: placePage.all, description: placePage.missing, path: location.pathname };
  const place = loaderData?.place;
  const search = new URLSearchParams(location.search);
  const known = place && !(place instanceof Promise) && place.ok ? place.value : null;
  return pageMetaOf(
    matches,
    place,
    { ...otherwise, path: known ? directoryHref(stateOf(known, search)) : location.pathname },
    (value) => ({
      title: value.title,
      description: value.description,
      hidden: value.count < directoryLimits.listedFrom,
    }),
  );
};

const trailOf = ({ category, area, areaName }: VendorPlace) => [
  { name: placePage.all, path: paths.vendors },
  { name: vendorCategories[category], path: vendorsPath(category) },
  ...(area === null ? [] : [{ name: areaName ?? area, path: vendorsPath(category, area) }]),
];

export default function VendorsIn({ loaderData: { place, found: loaded } }: Route.ComponentProps) {
  const found = fromPage(loaded);
  const site = useSite();
  return (
    <AsyncSection
      data={place}
      loading={
        <div className="wrap py-12">
          <DirectoryLoading />
        </div>
      }
      failed={({ status }) => <PlaceMissing status={status} />}
    >
      {(known) => (
        <div className="wrap py-3 md:py-4">
          {place instanceof Promise && <title>{`${known.title} | ${site.company.brand}`}</title>}
          <JsonLd data={import.meta.env.SSR && breadcrumbsLd(site, trailOf(known))} />
          <JsonLd
            data={
              import.meta.env.SSR &&
              !(found instanceof Promise) &&
              found.ok &&
              vendorListLd(site.url, found.value)
            }
          />
          <PageHeading small className="mb-2">
            {known.title}
          </PageHeading>
          <Directory
            found={found}
            action={saveButton}
            place={{ category: known.category, ...(known.area !== null && { area: known.area }) }}
          />
          <div className="mt-12">
            <PlaceTrail steps={trailOf(known)} />
            <PlaceFacts facts={known.facts} />
          </div>
          <Part of={known}>
            <PlaceLinks place={known} />
          </Part>
        </div>
      )}
    </AsyncSection>
  );
}
