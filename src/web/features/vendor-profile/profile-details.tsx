import type { ReactNode } from 'react';
import type { PublicVendor } from '#contract/vendors.ts';
import { paths } from '#facts/paths.ts';
import { t } from '#words/t.ts';
import { TextLink } from '#ui/text-link.tsx';
import { vendorProfile } from '#content/vendor-profile.ts';
import type { ProfilePart } from '#domain/vendors/profile-order.ts';
import { AboutBusiness } from './about-business.tsx';
import { LongText } from './long-text.tsx';
import { ProfileAreas } from './profile-areas.tsx';
import { FoldedPart } from './folded-part.tsx';
import { ProfileContact } from './profile-contact.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHours } from './profile-hours.tsx';
import { ProfileOffer } from './profile-offer.tsx';
import { ProfileServices } from './profile-services.tsx';
import { ProfileQuestions, ProfileTerms } from './profile-terms.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import { writtenLang } from '#ui/written-lang.ts';

function ProfileAbout({ description }: Pick<PublicVendor, 'description'>) {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="mb-2 text-xl">
        {vendorProfile.aboutHeading}
      </h2>
      <LongText
        text={description ?? vendorProfile.defaultAbout}
        lang={description ? writtenLang : undefined}
      />
      {!description && <p className="mt-2 text-sm text-ink-soft">{vendorProfile.defaultAboutNote}</p>}
    </section>
  );
}

/** Our checks of the vendor: kind, checker, date and expiry. */
function ProfileChecks({ badges }: Pick<PublicVendor, 'badges'>) {
  return (
    <FoldedPart id="checked" heading={t('Checked by us')} line={badges.map(({ label }) => label).join(' · ')}>
      <ul className="grid gap-3">
        {badges.map(({ kind, label, words, when }) => (
          <li key={kind} className="border-l-3 border-leaf pl-4">
            <TextLink to={`${paths.howWeCheck}#${kind}`} look="strong">
              {label}
            </TextLink>
            <p>{words}</p>
            <p className="text-sm text-ink-soft">{when}</p>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

type Props = {
  vendor: PublicVendor;
  /** The enquiry form, in its frame. */
  enquiry: ReactNode;
  /** The projects. */
  work?: ReactNode;
  /** Customer reviews. */
  reviews: ReactNode;
  /** The rating in one line. */
  ratings: ReactNode;
};

/** All the vendor's own statements below its name, in the order of its trade. */
export function ProfileDetails({ vendor, enquiry, work, reviews, ratings }: Props) {
  const { areasServed, areasMap, badges, openingHours, policies, questions } = vendor;
  const parts: Readonly<Record<ProfilePart, ReactNode>> = {
    about: <ProfileAbout description={vendor.description} />,
    facts: vendor.factLines.length + vendor.priceLines.length > 0 && <ProfileFacts vendor={vendor} />,
    work,
    services: <ProfileServices services={vendor.services} />,
    packages: <ProfileOffer packages={vendor.packages} />,
    reviews,
  };
  // A reply of an older release has no order.
  const order = vendor.parts.length > 0 ? vendor.parts : (Object.keys(parts) as ProfilePart[]);
  return (
    <div className="mt-5 grid gap-5 sm:gap-7 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 sm:gap-10">
        {order.map(
          (part) =>
            parts[part] && (
              <Part key={part} of={vendor} instead={() => <PartFailed />}>
                {parts[part]}
              </Part>
            ),
        )}
      </div>
      <aside className="grid min-w-0 content-start gap-5 sm:gap-7">
        {enquiry}
        <ProfileContact vendor={vendor} />
        <Part of={vendor} instead={() => <PartFailed />}>
          <div className="border-t border-line">
            {openingHours && <ProfileHours hours={openingHours} />}
            {areasServed.length > 0 && <ProfileAreas areasServed={areasServed} areasMap={areasMap} />}
            {badges.length > 0 && <ProfileChecks badges={badges} />}
            <ProfileTerms policies={policies} />
            <ProfileQuestions questions={questions} />
            <AboutBusiness vendor={vendor} ratings={ratings} />
          </div>
        </Part>
      </aside>
    </div>
  );
}
