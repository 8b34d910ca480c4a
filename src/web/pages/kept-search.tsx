import type { Api } from '#contract/client.ts';
import { keptSearchWords as words } from '#content/kept-search.ts';
import { keptSearchCall } from '#kit/api/kept-search-calls.ts';
import { formAction } from '#kit/forms/form-action.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { KeptSearchMissing } from '#features/kept-search/kept-search-missing.tsx';
import { KeptSearchView } from '#features/kept-search/kept-search-view.tsx';
import { t } from '#words/t.ts';
import type { Route } from './+types/kept-search';

const load = (api: Api, { params }: LoadArgs<{ secret: string }>) => ({
  kept: api.keptSearchGet({ params }),
});
export const loader = serverLoad(load, 'kept');
export const clientLoader = browserLoad(load);
export const action = formAction(keptSearchCall);
export const handle = { contactBar: 'none' };

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: '/', hidden: true }),
  { name: 'referrer', content: 'no-referrer' },
];

/** The page behind each mail about a kept search. */
export default function KeptSearchPage({ loaderData: { kept }, params }: Route.ComponentProps) {
  return (
    <AsyncSection
      data={kept}
      loading={<p className="wrap py-14">{t('Loading...')}</p>}
      failed={({ status }) => <KeptSearchMissing status={status} />}
    >
      {(found) => <KeptSearchView found={found} params={params} />}
    </AsyncSection>
  );
}
