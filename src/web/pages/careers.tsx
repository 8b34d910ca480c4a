import { paths } from '#facts/paths.ts';
import { careers } from '#content/company/careers.ts';
import { pageMeta } from '#kit/page-meta.ts';
import { NumberedList } from '#ui/numbered-list.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { OpeningCard } from '#features/company/opening-card.tsx';
import type { Route } from './+types/careers';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: careers.title, description: careers.metaDescription, path: paths.careers });

export default function Careers() {
  const { heading, points } = careers.process;
  return (
    <div className="wrap grid gap-10 py-10 md:py-14">
      <PageHeading lead={careers.intro}>{careers.title}</PageHeading>
      {careers.openings.map((opening) => (
        <OpeningCard key={opening.id} opening={opening} />
      ))}
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
