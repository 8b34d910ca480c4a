import { later } from '#kit/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

const code = () => import('./service-rest.tsx');

/** The vendors of a service page, whose code comes with the first touch. */
export const ServiceVendorsLater = later(() => code().then((module) => module.ServiceVendors), PartFailed);

/** What ends a service page, whose code comes with the first touch. */
export const ServiceRestLater = later(() => code().then((module) => module.ServiceRest), PartFailed);
