import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';

type Props = Pick<PublicVendor, 'areasServed' | 'areasMap'>;

/** The areas that the vendor serves: their names, and their position among the localities of Delhi-NCR. */
export function ProfileAreas({ areasServed, areasMap }: Props) {
  if (areasServed.length === 0) return null;
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="text-2xl">
        {vendorProfile.areasHeading}
      </h2>
      <p className="mt-3 wrap-anywhere">{areasServed.join(', ')}</p>
      {areasMap && (
        <figure className="mt-3">
          <svg
            viewBox={`0 0 100 ${areasMap.height}`}
            aria-hidden
            strokeLinecap="round"
            className="w-full max-w-80 rounded-lg border border-line bg-paper"
          >
            <path d={areasMap.ground} strokeWidth="1.6" className="stroke-line-strong" />
            <path
              d={areasMap.served.map(({ x, y }) => `M${x} ${y}h0`).join('')}
              strokeWidth="4"
              className="stroke-teal"
            />
          </svg>
          <figcaption className="mt-1 text-sm text-ink-soft">
            {t('Each dot is a part of Delhi-NCR, north above. The large ones are served.')}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
