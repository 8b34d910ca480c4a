import type { ContentType } from '#contract/desk/content/content-type.types.ts';

/** What cannot be changed here, each with the reason. */
export const FixedFacts = ({ fixed }: Pick<ContentType, 'fixed'>) =>
  fixed && (
    <section aria-labelledby="fixed" className="text-sm">
      <h2 id="fixed" className="text-base">
        Stays as it is
      </h2>
      <dl className="mt-1 grid gap-2 text-ink-soft">
        {fixed.map(({ what, why }) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
