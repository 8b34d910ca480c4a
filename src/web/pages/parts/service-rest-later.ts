import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** The vendors of a service page, whose code comes with the first touch. */
export const ServiceVendorsLater = later(
  () => import('./service-rest.tsx').then((module) => module.ServiceVendors),
  PartFailed,
);

/** What ends a service page, whose code comes with the first touch. */
export const ServiceRestLater = later(
  () => import('./service-rest.tsx').then((module) => module.ServiceRest),
  PartFailed,
);
