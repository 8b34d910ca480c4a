import type { ReactNode } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { AboutBusiness } from './about-business.tsx';
import { OwnProfileBar } from './own-profile-bar.tsx';
import { ProfileContact } from './profile-contact.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileHours } from './profile-hours.tsx';
import { ProfilePhotos } from './profile-photos.tsx';
import { ProfileServices } from './profile-services.tsx';
import { SampleReviews } from './sample-reviews.tsx';

type Props = {
  vendor: PublicVendor;
  /** The form that asks this vendor. */
  enquiry: ReactNode;
  /** Beside the ways to get in touch. */
  action?: ReactNode;
};

/** A vendor's public page. */
export function VendorProfile({ vendor, enquiry, action }: Props) {
  const { _id, companyName, description, areasServed } = vendor;
  return (
    <div className="wrap py-4 sm:py-6">
      <OwnProfileBar vendorId={_id} />
      <ProfileHeader vendor={vendor} action={action} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div className="grid content-start gap-12">
          <section aria-labelledby="about">
            <h2 id="about" className="text-2xl">
              {vendorProfile.aboutHeading}
            </h2>
            <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
              {description ?? vendorProfile.defaultAbout}
            </p>
            {!description && <p className="mt-2 text-sm text-ink-soft">{vendorProfile.defaultAboutNote}</p>}
          </section>
          <ProfileFacts vendor={vendor} />
          <ProfileServices services={vendor.services} />
          <ProfilePhotos vendor={vendor} />
          <SampleReviews />
        </div>
        <aside className="grid content-start gap-10">
          <ProfileContact vendor={vendor} />
          <ProfileHours hours={vendor.openingHours} />
          {areasServed.length > 0 && (
            <section aria-labelledby="areas">
              <h2 id="areas" className="text-2xl">
                {vendorProfile.areasHeading}
              </h2>
              <p className="mt-3 wrap-anywhere">{areasServed.join(', ')}</p>
            </section>
          )}
          <AboutBusiness vendor={vendor} />
        </aside>
      </div>
      <section
        id="enquire"
        aria-labelledby="enquire-heading"
        className="no-print mt-14 grid gap-x-14 gap-y-6 rounded-xl border border-line bg-paper p-5 sm:p-8 lg:grid-cols-[1fr_1.6fr]"
      >
        <div>
          <h2 id="enquire-heading" className="text-3xl">
            {vendorProfile.enquireHeading}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">
            <strong className="text-ink">{companyName}.</strong> {vendorProfile.enquireLead}
          </p>
        </div>
        <div className="min-w-0">{enquiry}</div>
      </section>
    </div>
  );
}
