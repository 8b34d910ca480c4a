import type { ReactNode } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { ProfileContact } from './profile-contact.tsx';
import { ProfilePhotos } from './profile-photos.tsx';
import {
  AboutBusinessLater,
  ProfileAreasLater,
  ProfileBadgesLater,
  ProfileFactsLater,
  ProfileHoursLater,
  ProfileOfferLater,
  ProfileServicesLater,
} from './profile-later.ts';
import { writtenLang } from '#ui/written-lang.ts';

type Props = {
  vendor: PublicVendor;
  /** The form that asks it, in its frame. */
  enquiry: ReactNode;
  /** The projects, after the photos. */
  work?: ReactNode;
  /** On which days it is free. */
  days?: ReactNode;
  /** What customers say. */
  reviews: ReactNode;
  /** The same in one line. */
  ratings: ReactNode;
};

/** Everything a vendor says of itself, below its name. */
export function ProfileDetails({ vendor, enquiry, work, days, reviews, ratings }: Props) {
  const { description, packages, questions, policies, areasServed, areasMap } = vendor;
  const offers = packages.length + questions.length + Object.keys(policies).length > 0;
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="grid min-w-0 grid-cols-1 content-start gap-12">
        <section aria-labelledby="about">
          <h2 id="about" className="text-2xl">
            {vendorProfile.aboutHeading}
          </h2>
          <p
            lang={description ? writtenLang : undefined}
            className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere"
          >
            {description ?? vendorProfile.defaultAbout}
          </p>
          {!description && <p className="mt-2 text-sm text-ink-soft">{vendorProfile.defaultAboutNote}</p>}
        </section>
        {(vendor.factLines.length > 0 || vendor.priceLines.length > 0) && (
          <ProfileFactsLater vendor={vendor} />
        )}
        {vendor.badges.length > 0 && <ProfileBadgesLater badges={vendor.badges} />}
        <ProfilePhotos vendor={vendor} />
        {work}
        <ProfileServicesLater services={vendor.services} />
        {offers && <ProfileOfferLater vendor={vendor} />}
        {days}
        {reviews}
      </div>
      <aside className="grid min-w-0 content-start gap-10">
        {enquiry}
        <ProfileContact vendor={vendor} />
        {vendor.openingHours && <ProfileHoursLater hours={vendor.openingHours} />}
        {areasServed.length > 0 && <ProfileAreasLater areasServed={areasServed} areasMap={areasMap} />}
        <AboutBusinessLater vendor={vendor} ratings={ratings} />
      </aside>
    </div>
  );
}
