import type { ReactNode } from 'react';
import { MessageSquareText, Phone } from 'lucide-react';
import { t } from '#words/t.ts';
import { isMobile, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { greetingTo } from '#content/vendor-profile.ts';
import { useSite } from '#kit/page/site.ts';
import { BrandIcon } from '#ui/brand-icons.tsx';
import { ButtonAnchor } from '#ui/button.tsx';

/** On an upright phone the bottom bar offers the same; the duplicate would push the page down. */
const notBesideBar = 'max-md:portrait:hidden';

/** Enquire, call, write. */
export function ProfileActions({ vendor, action }: { vendor: PublicVendor; action?: ReactNode }) {
  const site = useSite();
  const { companyName, phone } = vendor;
  return (
    <div className="no-print mt-4 grid grid-cols-2 gap-3 empty:hidden sm:flex sm:flex-wrap">
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
          target="_blank"
          rel="noopener noreferrer"
        >
          <BrandIcon brand="whatsapp" width="20" height="20" /> {t('WhatsApp')}
        </ButtonAnchor>
      )}
      {action}
    </div>
  );
}
