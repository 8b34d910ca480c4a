import { useSearchParams } from 'react-router';
import type { Api } from '#contract/client.ts';
import { isDay } from '#facts/time.ts';
import { readCompared, readComparedAs, writeCompared } from '#domain/vendors/compared.ts';
import { compareWords as words } from '#content/compare.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AskCompared } from '#features/compare/ask-compared.tsx';
import { CompareTrades } from '#features/compare/compare-trades.tsx';
import { CompareTable } from '#features/compare/compare-table.tsx';
import type { Route } from './+types/compare';

const load = (api: Api, { url }: LoadArgs<object>) => {
  const ids = readCompared(url.searchParams.get('v'));
  const category = readComparedAs(url.searchParams.get('category'));
  const query = { ids: writeCompared(ids), ...(category !== null && { category }) };
  return { vendors: ids.length > 0 ? api.vendorsCompared({ query }) : Promise.resolve([]) };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.metaDescription,
    path: paths.compare,
    hidden: true,
  });

/** Up to four vendors side by side. */
export default function Compare({ loaderData: { vendors } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const date = search.get('date') ?? '';
  const day = isDay(date) ? date : null;
  const as = { day, category: readComparedAs(search.get('category')) };
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={words.lead} className="mb-8">
        {words.title}
      </PageHeading>
      <AsyncSection
        data={vendors}
        loading={<p>{messages.loading}</p>}
        failed={() => <FailedNotice>{messages.marketVendorsFailed}</FailedNotice>}
      >
        {(found) =>
          found.length > 0 ? (
            <>
              <CompareTrades vendors={found} as={as} />
              <CompareTable vendors={found} as={as} />
              <AskCompared ids={found.map(({ _id }) => _id)} day={day} />
            </>
          ) : (
            <div className="grid justify-items-start gap-4">
              <p>{words.empty}</p>
              <ButtonLink to={paths.vendors}>{words.toList}</ButtonLink>
            </div>
          )
        }
      </AsyncSection>
    </div>
  );
}
