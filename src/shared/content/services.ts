import { businessStartup } from './services/business-startup.ts';
import { catering } from './services/catering.ts';
import { construction } from './services/construction.ts';
import { constructionVendors } from './services/construction-vendors.ts';
import { crew } from './services/crew.ts';
import { decoration } from './services/decoration.ts';
import { entertainment } from './services/entertainment.ts';
import { eventManagement } from './services/event-management.ts';
import { gifts } from './services/gifts.ts';
import { investment } from './services/investment.ts';
import { marketing } from './services/marketing.ts';
import { venue } from './services/venue.ts';
import type { ServicePage } from './types.ts';

/** All service pages by name, for the server and the tests; a page loads only its own (`words-at.ts`). */
export const services = {
  catering,
  entertainment,
  gifts,
  decoration,
  construction,
  venue,
  crew,
  eventManagement,
  constructionVendors,
  businessStartup,
  investment,
  marketing,
} as const satisfies Record<string, ServicePage>;

/** The name of a service page. */
export type ServicePageName = keyof typeof services;
