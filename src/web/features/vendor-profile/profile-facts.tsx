import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';

/** The vendor's facts and prices. */
export function ProfileFacts({ vendor: { factLines, priceLines } }: { vendor: PublicVendor }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-2xl">
        {vendorProfile.factsHeading}
      </h2>
      {priceLines.length > 0 && (
        <ul className="mt-3 text-lg font-semibold">
          {priceLines.map((line) => (
            <li key={line} className="wrap-anywhere first-letter:uppercase">
              {line}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {factLines.map(({ name, label, value }) => (
          <div
            key={name}
            className="border-t border-line py-2.5 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4"
          >
            <dt className="text-sm text-ink-soft max-sm:max-w-1/2 max-sm:shrink-0">{label}</dt>
            <dd className="max-sm:text-right wrap-anywhere first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{vendorProfile.factsNote}</p>
    </section>
  );
}
