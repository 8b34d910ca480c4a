import { paths } from '#facts/paths.ts';
import { careers } from '#content/company/careers.ts';
import { pageMeta } from '#kit/page-meta.ts';
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
          <ol className="mt-4 grid gap-3">
            {points.map((point, index) => (
              <li key={point} className="flex gap-3">
                <span
                  aria-hidden
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-marigold-wash font-semibold"
                >
                  {index + 1}
                </span>
                {point}
              </li>
            ))}
          </ol>
        </div>
        <p className="self-start rounded-xl bg-teal-wash p-6">{careers.fairness}</p>
      </section>
    </div>
  );
}
