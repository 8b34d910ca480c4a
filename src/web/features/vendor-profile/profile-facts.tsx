import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { FirstOf } from '#ui/first-of.tsx';

const row = 'border-t border-line py-2 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4';

/** The vendor's facts and prices, the first facts in sight. */
export function ProfileFacts({ vendor: { factLines, priceLines } }: { vendor: PublicVendor }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        {vendorProfile.factsHeading}
      </h2>
      {priceLines.length > 0 && (
        <ul className="mt-2 font-semibold">
          {priceLines.map((line) => (
            <li key={line} className="wrap-anywhere first-letter:uppercase">
              {line}
            </li>
          ))}
        </ul>
      )}
      <FirstOf
        as="dl"
        items={factLines.map(({ name, label, value }) => (
          <div key={name} className={row}>
            <dt className="text-sm text-ink-soft max-sm:max-w-1/2 max-sm:shrink-0">{label}</dt>
            <dd className="wrap-anywhere first-letter:uppercase max-sm:text-right">{value}</dd>
          </div>
        ))}
        shown={3}
        more={(count) => t('{count} more facts', { count: String(count) })}
        className="mt-2 grid gap-x-8 sm:grid-cols-2"
      />
      <p className="mt-2 text-sm text-ink-soft">{vendorProfile.factsNote}</p>
    </section>
  );
}
