import { t } from '#words/t.ts';
import type { VendorReviews } from '#contract/reviews.ts';
import { Stars } from '#ui/stars.tsx';

/** Stars, their distribution, and the points mentioned; stars from three reviews on. */
export function ReviewSummary({
  found: { count, average, distribution, mentioned },
}: {
  found: VendorReviews;
}) {
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-2">
      <div>
        {average === null ? (
          <p>
            {t('{count, plural, one {# review} other {# reviews}}. Stars are shown from three on.', {
              count,
            })}
          </p>
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-x-3 text-lg">
              <Stars rating={Math.round(average)} size={22} />
              <strong>{average.toFixed(1)}</strong>
              <span className="text-ink-soft">
                {t('{count, plural, one {# review} other {# reviews}}', { count })}
              </span>
            </p>
            <dl className="mt-3 grid gap-1 text-sm">
              {distribution
                .map((many, index) => ({ stars: index + 1, many }))
                .toReversed()
                .map(({ stars, many }) => (
                  <div key={stars} className="flex items-center gap-3">
                    <dt className="w-20">{t('{stars, plural, one {# star} other {# stars}}', { stars })}</dt>
                    <dd className="flex grow items-center gap-3">
                      <progress aria-hidden className="grow" value={many} max={count} />
                      <span className="w-8 text-right tabular-nums">{many}</span>
                    </dd>
                  </div>
                ))}
            </dl>
          </>
        )}
      </div>
      {mentioned.length > 0 && (
        <div>
          <h3 className="text-base">{t('What people mention')}</h3>
          <ul className="mt-2 flex flex-wrap gap-2 text-sm">
            {mentioned.map(({ label, count: many }) => (
              <li key={label} className="rounded-full border border-line px-3 py-1">
                {label} <span className="text-ink-soft tabular-nums">{many}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
