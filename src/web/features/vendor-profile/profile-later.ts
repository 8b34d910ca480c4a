/** @file Parts of a profile that are whole without scripts: their code comes with the first touch. */
import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

export const ProfileBadgesLater = later(
  () => import('./profile-badges.tsx').then((module) => module.ProfileBadges),
  PartFailed,
);
export const ProfileServicesLater = later(
  () => import('./profile-services.tsx').then((module) => module.ProfileServices),
  PartFailed,
);
export const ProfileOfferLater = later(
  () => import('./profile-offer.tsx').then((module) => module.ProfileOffer),
  PartFailed,
);
export const ProfileAreasLater = later(
  () => import('./profile-areas.tsx').then((module) => module.ProfileAreas),
  PartFailed,
);
export const ProfileDaysLater = later(
  () => import('./profile-days.tsx').then((module) => module.ProfileDays),
  PartFailed,
);
export const ProfileFactsLater = later(
  () => import('./profile-facts.tsx').then((module) => module.ProfileFacts),
  PartFailed,
);
export const ProfileHoursLater = later(
  () => import('./profile-hours.tsx').then((module) => module.ProfileHours),
  PartFailed,
);
export const AboutBusinessLater = later(
  () => import('./about-business.tsx').then((module) => module.AboutBusiness),
  PartFailed,
);
