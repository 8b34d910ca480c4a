import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { Photo } from './photo.tsx';

/** The top of a vendor's page: its own picture, or a drawing of its trade, labelled as such. */
export function VendorBanner({
  vendor: { leading, representative },
  className = 'aspect-2/1 w-full rounded-xl sm:aspect-[16/5]',
}: {
  vendor: Pick<PublicVendor, 'leading' | 'representative'>;
  /** Shape and corners. */
  className?: string;
}) {
  const picture = leading ?? representative?.[0];
  if (!picture) return null;
  return (
    <figure className="relative">
      <Photo picture={picture} sizes="(min-width: 76rem) 73rem, 94vw" priority className={className} />
      {!leading && (
        <figcaption className="absolute top-2 right-2 rounded-full bg-paper px-3 py-1 text-sm text-ink-soft shadow-card">
          {vendorProfile.representative}
        </figcaption>
      )}
    </figure>
  );
}
