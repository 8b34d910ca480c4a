import { later } from '#kit/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** What a vendor says of itself, whose code comes with the first touch. */
export const ProfileDetailsLater = later(
  () => import('./profile-details.tsx').then((module) => module.ProfileDetails),
  PartFailed,
);
