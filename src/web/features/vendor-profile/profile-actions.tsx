import type { ReactNode } from 'react';
import { MapPin, MessageSquareText, Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { isMobile, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { mapSearchHref } from '#domain/finding/places.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { greetingTo } from '#content/vendor-profile.ts';
import { useSite } from '#kit/page/site.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';
import { ButtonAnchor } from '#ui/button.tsx';

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/** On an upright phone the bottom bar offers the same; the duplicate would push the page down. */
const notBesideBar = 'max-md:portrait:hidden';

/** Enquire, call, write, find. */
export function ProfileActions({ vendor, action }: { vendor: PublicVendor; action?: ReactNode }) {
  const site = useSite();
  const { companyName, phone, address } = vendor;
  return (
    <div className="no-print mt-5 grid grid-cols-2 gap-3 sm:flex">
      <ButtonAnchor href="#enquire" className={notBesideBar}>
        <MessageSquareText aria-hidden size={20} /> {t('Enquire')}
      </ButtonAnchor>
      {phone && (
        <ButtonAnchor href={telHref(phone)} look="secondary" className={notBesideBar}>
          <Phone aria-hidden size={20} /> {t('Call')}
        </ButtonAnchor>
      )}
      {phone && isMobile(phone) && (
        <ButtonAnchor
          href={whatsAppHref(phone, greetingTo(companyName, site.company.brand))}
          look="secondary"
          className={notBesideBar}
          {...outside}
        >
          <BrandIcon brand="whatsapp" width="20" height="20" /> {t('WhatsApp')}
        </ButtonAnchor>
      )}
      {address && (
        <ButtonAnchor href={mapSearchHref(address)} look="secondary" {...outside}>
          <MapPin aria-hidden size={20} /> {t('Directions')}
        </ButtonAnchor>
      )}
      {action}
    </div>
  );
}
