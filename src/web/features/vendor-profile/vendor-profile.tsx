import { type ReactNode, useEffect } from 'react';
import { t } from '#words/t.ts';
import { claimPath } from '#facts/vendor-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { useSession } from '#kit/session/session.ts';
import { asWrittenBy } from '#ui/written-lang.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileHeader } from './profile-header.tsx';
import type { VendorAct } from '#facts/vendor-acts.ts';
import { telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { mapSearchHref } from '#domain/finding/places.ts';
import { countAct } from '#kit/page/count-act.ts';
import { whenIdle } from '#kit/page/when-idle.ts';

/** Counts a view of a vendor's page, and each tap that calls, writes to or looks up the vendor, anywhere on the page. */
function useVendorActs({ _id, phone, address }: PublicVendor): void {
  useEffect(() => whenIdle(() => countAct(_id, 'view')), [_id]);
  useEffect(() => {
    const ways: [start: string, act: VendorAct][] = [];
    if (phone) ways.push([telHref(phone), 'call'], [whatsAppHref(phone, ''), 'whatsapp']);
    if (address) ways.push([mapSearchHref(address), 'directions']);
    const count = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.href;
      const way = href && ways.find(([start]) => href.startsWith(start));
      if (way) countAct(_id, way[1]);
    };
    document.addEventListener('click', count);
    return () => document.removeEventListener('click', count);
  }, [_id, phone, address]);
}

type Props = {
  vendor: PublicVendor;
  /** The enquiry form for this vendor. */
  enquiry: ReactNode;
  /** The projects. */
  work?: ReactNode;
  /** The days on which it is free; left out for a trade that no family books by the day. */
  days?: ReactNode;
  /** Customer reviews. */
  reviews: ReactNode;
  /** The rating in one line. */
  ratings: ReactNode;
  /** Beside the contact buttons. */
  action?: ReactNode;
  /** Keeps the vendor on the device; over the pictures. */
  save?: ReactNode;
  /** Above the page, for its owner alone. */
  own?: ReactNode;
};

/** A vendor's public page. */
export function VendorProfile({ vendor, enquiry, work, days, reviews, ratings, action, save, own }: Props) {
  const { _id, companyName } = vendor;
  const { vendorId } = useSession();
  useVendorActs(vendor);
  return (
    <div className="wrap py-3 sm:py-6">
      {vendorId === _id && own}
      <ProfileHeader vendor={vendor} action={action} save={save} days={vendor.byDay !== false && days} />
      <ProfileDetails
        vendor={vendor}
        work={work}
        reviews={reviews}
        ratings={ratings}
        enquiry={
          <section
            id="enquire"
            aria-labelledby="enquire-heading"
            className="no-print rounded-xl border border-line bg-paper p-4 wrap-anywhere sm:p-5"
          >
            <h2 id="enquire-heading" className="text-xl">
              {vendorProfile.enquireHeading}
            </h2>
            <p className="mt-1 mb-4 text-sm text-ink-soft">
              <strong {...asWrittenBy(companyName)} className="text-ink">
                {companyName}.
              </strong>{' '}
              {vendorProfile.enquireLead}
            </p>
            {enquiry}
          </section>
        }
      />
      {vendor.claimable && (
        <p className="no-print mt-8 text-sm text-ink-soft">
          {t('Is this your business?')} <TextLink to={claimPath(_id)}>{t('Claim this page')}</TextLink>
        </p>
      )}
    </div>
  );
}
