/** @file Which vendors an enquiry of each kind is for, as data: what suggestions look among. */
import type { EnquiryKindName } from '../enquiry-kinds.ts';
import { kindsOfList, type VendorKind } from '../vendor-categories.ts';

/** What fits each kind of enquiry; empty where the kind names no trade, and somebody has to choose one. */
export const fittingVendors: Readonly<Record<EnquiryKindName, readonly VendorKind[]>> = {
  contact: [],
  catering: ['catering'],
  entertainment: ['music', 'dj', 'choreography', 'Entertainment'],
  crew: ['crew', 'Freelancer'],
  gift: ['gifts'],
  decoration: ['decoration'],
  venue: ['venue'],
  construction: kindsOfList('construction'),
  eventManagement: kindsOfList('entertainment'),
  constructionWork: kindsOfList('construction'),
  business: ['legal', 'accounting', 'consulting', 'strategy', 'marketing', 'investment'],
  community: [],
  // The family has chosen.
  ask: [],
};
