import type { ReactNode } from 'react';
import { Star } from 'lucide-react';
import { prefixNow } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import {
  regionNames,
  selectionName,
  vendorCategories,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { Monogram } from '#ui/monogram.tsx';
import { Photo } from '#ui/photo.tsx';
import { VendorBanner } from '#ui/vendor-banner.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { asWritten } from '#ui/written-lang.ts';

/** Returns the vendor's trade, in words: its first category, or the registered one while none is chosen. */
const whatOf = ({ category, productSelection }: PublicVendor): string | null =>
  category ? (vendorCategories[category as VendorCategory] ?? category) : selectionName(productSelection);

const chip = 'min-w-0 rounded-full wrap-anywhere bg-teal-wash px-3 py-1 font-semibold text-teal';

/** Banner, picture, names, trade and place, and the ways to get in touch. */
export function ProfileHeader({ vendor, action }: { vendor: PublicVendor; action?: ReactNode }) {
  const { companyName, ownerName, area, region, isSample } = vendor;
  const picture = vendor.pictures.profilepicture;
  const what = whatOf(vendor);
  const where = area ?? (prefixNow() && region ? regionNames[region] : region);
  return (
    <header>
      <VendorBanner vendor={vendor} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 sm:flex-nowrap sm:items-start">
        <div className="relative -mt-14 ml-4 shrink-0 rounded-xl border-4 border-ground bg-ground sm:-mt-16 sm:ml-8">
          {picture ? (
            <Photo picture={picture} sizes="160px" priority className="size-32 rounded-lg sm:size-40" />
          ) : (
            <Monogram of="business" name={companyName} className="size-32 text-4xl sm:size-40" />
          )}
        </div>
        <div className="min-w-0 grow basis-full pt-1 sm:basis-auto sm:pt-5">
          <h1 {...asWritten} tabIndex={-1} className="text-3xl leading-tight! wrap-anywhere md:text-4xl">
            {companyName}
          </h1>
          <p {...asWritten} className="mt-2 text-lg wrap-anywhere text-ink-soft">
            {ownerName}
          </p>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-2 text-sm">
        {[what, where, vendor.responseTime].filter(Boolean).map((fact) => (
          <li key={fact} className={chip}>
            {fact}
          </li>
        ))}
        {vendor.rating && (
          <li className={`${chip} inline-flex items-center gap-1`}>
            <Star aria-hidden size={16} fill="currentColor" className="text-marigold-deep" />
            {vendor.rating.words}
          </li>
        )}
        {isSample && (
          <li className="rounded-full bg-marigold-wash px-3 py-1 font-semibold">
            {vendorProfile.sampleVendor}
          </li>
        )}
      </ul>
      {isSample && <p className="mt-3 text-sm text-ink-soft">{vendorProfile.sampleVendorNote}</p>}
      <ProfileActions vendor={vendor} action={action} />
    </header>
  );
}
