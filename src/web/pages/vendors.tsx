import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Api } from '#contract/client.ts';
import { readDirectoryAddress } from '#domain/finding/directory-address.ts';
import { canonicalDirectoryHref } from '#domain/finding/directory-href.ts';
import { directoryPage } from '#content/directory.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { fromPage } from '#kit/page/in-page.tsx';
import { Directory } from '#features/directory/directory.tsx';
import { loadDirectory } from '#features/directory/load-directory.ts';
import { saveButton } from './parts/save-vendor.tsx';
import type { Route } from './+types/vendors';

const load = (api: Api, { url }: LoadArgs<object>) => ({
  found: loadDirectory(api, readDirectoryAddress(url.searchParams)),
});
export const loader = serverLoad(load, 'found', 'found');
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: directoryPage.title,
    description: directoryPage.metaDescription,
    path: canonicalDirectoryHref(readDirectoryAddress(new URLSearchParams(location.search))),
  });

export default function Vendors({ loaderData: { found } }: Route.ComponentProps) {
  // As on arrival: a first search must not move the list under a finger.
  const { search } = useLocation();
  const [isSearched] = useState(search !== '');
  return (
    <div className="wrap py-3 md:py-4">
      <PageHeading
        small
        lead={isSearched ? undefined : directoryPage.intro}
        className={`mb-3 ${isSearched ? 'max-sm:sr-only' : ''}`}
      >
        {directoryPage.title}
      </PageHeading>
      <Directory found={fromPage(found)} action={saveButton} />
    </div>
  );
}
