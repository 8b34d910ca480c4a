/** @file Which vendors an enquiry of each kind is for, as data: what suggestions look among. */
import type { EnquiryKindName } from './enquiry-kinds.ts';
import { kindsOfList, type VendorKind } from '#domain/vendors/vendor-categories.ts';

/**
 * What fits each kind of enquiry; empty where the kind names no trade, and somebody has to choose one.
 * @where Which vendors are suggested for an enquiry?
 */
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

/** What is looked for among the vendors. What is null or empty matters to nobody. */
export type CandidateQuery = {
  kinds: readonly string[];
  /** Text in which an area may be named. */
  text: string;
  /** A vendor whose neighbours and trade are meant as well. */
  beside: string | null;
  region: string | null;
  /** Equals stand in an order that this decides, so that no vendor is always first. */
  lot: string;
  limit: number;
};

/** A vendor, and how near it is. */
export type Candidate = {
  id: string;
  companyName: string;
  categories: readonly string[];
  area: string | null;
  region: string | null;
  /** It is in an area that is named, or serves it, or stands where the other vendor does. */
  inArea: boolean;
  sameMarket: boolean;
  servesArea: boolean;
  inRegion: boolean;
  hasEmail: boolean;
};
