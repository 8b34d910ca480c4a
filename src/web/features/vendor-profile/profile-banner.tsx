import type { PublicVendor } from '#contract/vendors.ts';
import { bannerShape } from '#content/vendor-profile.ts';
import { Photo } from '#ui/photo.tsx';
import { Picture } from '#ui/picture.tsx';

const sizes = '(min-width: 76rem) 73rem, 94vw';
const frame = 'aspect-2/1 w-full rounded-xl sm:aspect-[16/5]';

/** The vendor's banner, or the drawn one. */
export function ProfileBanner({ vendor }: { vendor: PublicVendor }) {
  const own = vendor.pictures.backgroundpicture;
  if (own) return <Photo picture={own} sizes={sizes} priority className={frame} />;
  return (
    <Picture
      name="default/vendor-banner"
      alt=""
      shape={bannerShape}
      sizes={sizes}
      priority
      className={frame}
    />
  );
}
