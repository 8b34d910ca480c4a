import type { PublicVendor } from '#contract/vendors.ts';
import { NameBanner } from '#ui/name-banner.tsx';
import { Photo } from '#ui/photo.tsx';
import { whatOf } from './what-of.ts';

const frame = 'aspect-2/1 w-full rounded-xl sm:aspect-[16/5]';

/** The vendor's own picture, or what it does, set large: a picture of another trade would say something untrue. */
export function ProfileBanner({ vendor }: { vendor: PublicVendor }) {
  const { leading } = vendor;
  if (leading)
    return <Photo picture={leading} sizes="(min-width: 76rem) 73rem, 94vw" priority className={frame} />;
  return (
    <NameBanner
      name={whatOf(vendor) ?? vendor.companyName}
      className="aspect-2/1 w-full rounded-xl text-4xl sm:aspect-[16/4] sm:before:inset-x-[32%]!"
    />
  );
}
