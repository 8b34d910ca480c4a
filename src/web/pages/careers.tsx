import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { careers } from '#content/company/careers.ts';
import { browserLoad, serverLoad } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { NumberedList } from '#ui/numbered-list.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { OpeningCard } from '#features/company/opening-card.tsx';
import type { Route } from './+types/careers';

const load = (api: Api) => ({ openings: api.openingList() });
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: careers.title, description: careers.metaDescription, path: paths.careers });

export default function Careers({ loaderData: { openings } }: Route.ComponentProps) {
  const { heading, points } = careers.process;
  return (
    <div className="wrap grid gap-10 py-10 md:py-14">
      <PageHeading lead={careers.intro}>{careers.title}</PageHeading>
      <AsyncSection
        data={openings}
        loading={messages.loading}
        failed={() => <FailedNotice>{careers.failed}</FailedNotice>}
      >
        {(list) =>
          list.length > 0 ? (
            list.map((opening) => <OpeningCard key={opening.id} opening={opening} />)
          ) : (
            <p className="max-w-prose text-lg">{careers.none}</p>
          )
        }
      </AsyncSection>
      <section aria-labelledby="process" className="grid gap-8 md:grid-cols-2">
        <div>
          <h2 id="process" className="text-2xl">
            {heading}
          </h2>
          <NumberedList items={points} className="mt-4 gap-3" />
        </div>
        <p className="self-start rounded-xl bg-teal-wash p-6">{careers.fairness}</p>
      </section>
    </div>
  );
}
