import { MapPin, Phone } from 'lucide-react';
import { telHref } from '#domain/formats/phone.ts';
import { mapSearchHref } from '#domain/finding/places.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { messages } from '#facts/messages.ts';
import { handOutPath, profilePath } from '#facts/paths.ts';
import { shortPath } from '#facts/vendor-paths.ts';
import { t } from '#words/t.ts';
import { useSite } from '#kit/page/site.ts';
import { ShareLinks } from '#ui/share-links.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { ProfileSocials } from './profile-socials.tsx';
import { writtenLang } from '#ui/written-lang.ts';

const row = 'tap flex items-start gap-3 py-2';
const icon = 'mt-1 shrink-0 text-teal';

/** The vendor's address, phone and share button, with the stated words where there is nothing. */
export function ProfileContact({ vendor }: { vendor: PublicVendor }) {
  const { url } = useSite();
  const { address, phone } = vendor;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="text-xl">
        {vendorProfile.contactHeading}
      </h2>
      <ul className="mt-2">
        <li className={row}>
          <MapPin aria-hidden size={20} className={icon} />
          {address ? (
            <a
              href={mapSearchHref(address)}
              target="_blank"
              rel="noopener noreferrer"
              lang={writtenLang}
              className="-my-2 block py-2 wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-teal"
            >
              {address}
            </a>
          ) : (
            messages.addressMissing
          )}
        </li>
        <li className={row}>
          <Phone aria-hidden size={20} className={icon} />
          {phone ? (
            <a href={telHref(phone)} className="-my-2 block py-2 font-semibold hover:text-teal">
              +91-{phone}
            </a>
          ) : (
            messages.phoneMissing
          )}
        </li>
      </ul>
      <ProfileSocials vendor={vendor} />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:text-sm [&>div]:gap-2 max-sm:[&>div>*]:px-3!">
        <ShareLinks
          title={vendor.companyName}
          url={url + twinPath(vendor.shortName ? shortPath(vendor.shortName) : profilePath(vendor._id))}
        />
        <a
          href={twinPath(handOutPath(vendor._id, 'card.vcf'))}
          className="no-print tap inline-flex items-center font-semibold text-teal underline underline-offset-4"
        >
          {t('Save to contacts')}
        </a>
      </div>
    </section>
  );
}
