import type { EnquiryKindName } from '#contract/enquiry-kinds.ts';
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

const pages = {
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
export type ServicePageName = keyof typeof pages;

/** All service pages by name. */
export const services: Readonly<Record<ServicePageName, ServicePage>> = pages;

/** Which enquiry a page's form sends. The spec's words differ: the gifts page sends a `gift`. */
export const enquiryOfService: Readonly<Record<ServicePageName, EnquiryKindName>> = {
  catering: 'catering',
  entertainment: 'entertainment',
  gifts: 'gift',
  decoration: 'decoration',
  construction: 'construction',
  venue: 'venue',
  crew: 'crew',
  eventManagement: 'eventManagement',
  constructionVendors: 'constructionWork',
  businessStartup: 'business',
  investment: 'business',
  marketing: 'business',
};
