import type { ReactNode } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { vendorProfile } from '#content/vendor-profile.ts';
import { ProfileContact } from './profile-contact.tsx';
import { ProfilePhotos } from './profile-photos.tsx';
import { AboutBusiness } from './about-business.tsx';
import { ProfileAreas } from './profile-areas.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHours } from './profile-hours.tsx';
import { ProfileOffer } from './profile-offer.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { writtenLang } from '#ui/written-lang.ts';
import { paths } from '#facts/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';

/** The vendor's services. */
function ProfileServices({ services }: { services: PublicVendor['services'] }) {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-2xl">
        {messages.ourServices}
      </h2>
      {services.length === 0 ? (
        <p className="mt-3 text-ink-soft">{messages.noServices}</p>
      ) : (
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {services.map(({ _id, name, details }) => (
            <li key={_id} lang={writtenLang} className="rounded-lg border border-line bg-paper p-4">
              <h3 className="text-lg wrap-anywhere">{name || messages.serviceNameMissing}</h3>
              <p className="mt-1 wrap-anywhere text-ink-soft">{details || messages.serviceDetailsMissing}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Our checks of the vendor: kind, checker, date and expiry. */
function ProfileBadges({ badges }: Pick<PublicVendor, 'badges'>) {
  return (
    <section aria-labelledby="checked">
      <h2 id="checked" className="text-2xl">
        {t('Checked by us')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {badges.map(({ kind, label, words, when }) => (
          <li key={kind} className="rounded-lg border-l-3 border-leaf bg-paper px-4 py-3">
            <TextLink to={`${paths.howWeCheck}#${kind}`} look="strong">
              {label}
            </TextLink>
            <p>{words}</p>
            <p className="text-sm text-ink-soft">{when}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  vendor: PublicVendor;
  /** The enquiry form, in its frame. */
  enquiry: ReactNode;
  /** The projects, after the photos. */
  work?: ReactNode;
  /** The days on which it is free. */
  days?: ReactNode;
  /** Customer reviews. */
  reviews: ReactNode;
  /** The rating in one line. */
  ratings: ReactNode;
};

/** All the vendor's own statements, below its name. */
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
        <Part of={vendor} instead={() => <PartFailed />}>
          {(vendor.factLines.length > 0 || vendor.priceLines.length > 0) && <ProfileFacts vendor={vendor} />}
          {vendor.badges.length > 0 && <ProfileBadges badges={vendor.badges} />}
        </Part>
        <ProfilePhotos vendor={vendor} />
        {work}
        <Part of={vendor} instead={() => <PartFailed />}>
          <ProfileServices services={vendor.services} />
          {offers && <ProfileOffer vendor={vendor} />}
        </Part>
        {days}
        {reviews}
      </div>
      <aside className="grid min-w-0 content-start gap-10">
        {enquiry}
        <ProfileContact vendor={vendor} />
        <Part of={vendor} instead={() => <PartFailed />}>
          {vendor.openingHours && <ProfileHours hours={vendor.openingHours} />}
          {areasServed.length > 0 && <ProfileAreas areasServed={areasServed} areasMap={areasMap} />}
          <AboutBusiness vendor={vendor} ratings={ratings} />
        </Part>
      </aside>
    </div>
  );
}
