import { MapPin, Phone } from 'lucide-react';
import { telHref } from '#contract/phone.ts';
import { mapSearchHref } from '#contract/places.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { messages } from '#facts/messages.ts';
import { ProfileSocials } from './profile-socials.tsx';

const row = 'tap flex items-start gap-3 py-2';
const icon = 'mt-1 shrink-0 text-teal';

/** Where the vendor is and how to call, with the stated words where there is nothing. */
export function ProfileContact({ vendor }: { vendor: PublicVendor }) {
  const { address, phone } = vendor;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="text-2xl">
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
              className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-teal"
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
            <a href={telHref(phone)} className="font-semibold hover:text-teal">
              +91-{phone}
            </a>
          ) : (
            messages.phoneMissing
          )}
        </li>
      </ul>
      <ProfileSocials vendor={vendor} />
    </section>
  );
}
