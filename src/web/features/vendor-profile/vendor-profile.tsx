import type { ReactNode } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { useSession } from '#kit/session/session.ts';
import { asWrittenBy } from '#ui/written-lang.ts';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { useVendorActs } from './use-vendor-acts.ts';

type Props = {
  vendor: PublicVendor;
  /** The enquiry form for this vendor. */
  enquiry: ReactNode;
  /** The projects, after the photos. */
  work?: ReactNode;
  /** The days on which it is free. */
  days?: ReactNode;
  /** Customer reviews. */
  reviews: ReactNode;
  /** The rating in one line. */
  ratings: ReactNode;
  /** Beside the contact buttons. */
  action?: ReactNode;
  /** Above the page, for its owner alone. */
  own?: ReactNode;
};

/** A vendor's public page. */
export function VendorProfile({ vendor, enquiry, work, days, reviews, ratings, action, own }: Props) {
  const { _id, companyName } = vendor;
  const { vendorId } = useSession();
  useVendorActs(vendor);
  return (
    <div className="wrap py-4 sm:py-6">
      {vendorId === _id && own}
      <ProfileHeader vendor={vendor} action={action} />
      <ProfileDetails
        vendor={vendor}
        work={work}
        days={days}
        reviews={reviews}
        ratings={ratings}
        enquiry={
          <section
            id="enquire"
            aria-labelledby="enquire-heading"
            className="no-print rounded-xl border border-line bg-paper p-5 wrap-anywhere"
          >
            <h2 id="enquire-heading" className="text-2xl">
              {vendorProfile.enquireHeading}
            </h2>
            <p className="mt-2 mb-6 text-ink-soft">
              <strong {...asWrittenBy(companyName)} className="text-ink">
                {companyName}.
              </strong>{' '}
              {vendorProfile.enquireLead}
            </p>
            {enquiry}
          </section>
        }
      />
    </div>
  );
}
