import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { AboutBusiness } from './about-business.tsx';
import { ProfileContact } from './profile-contact.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHours } from './profile-hours.tsx';
import { ProfilePhotos } from './profile-photos.tsx';
import { ProfileServices } from './profile-services.tsx';
import { SampleReviewsLater } from './sample-reviews-later.ts';

/** Everything a vendor says of itself, below its name. */
export function ProfileDetails({ vendor }: { vendor: PublicVendor }) {
  const { description, areasServed } = vendor;
  return (
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
        <SampleReviewsLater />
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
  );
}
