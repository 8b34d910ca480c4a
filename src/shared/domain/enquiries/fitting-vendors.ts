/** @file Kinds of vendors for each kind of enquiry, as data: the candidates of suggestions. */
import type { EnquiryKindName } from './enquiry-kinds.ts';
import { kindsOfList, type VendorKind } from '#domain/vendors/vendor-categories.ts';

/**
 * Fitting kinds of vendors; empty where the enquiry kind names no trade, so that the staff must choose one.
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

/** A search for candidates. Null or empty conditions are ignored. */
export type CandidateQuery = {
  kinds: readonly string[];
  /** Text that may name an area. */
  text: string;
  /** A vendor whose area and trade count as well. */
  beside: string | null;
  region: string | null;
  /** Seed of the order among equals, so that no vendor is always first. */
  lot: string;
  limit: number;
};

/** A candidate, and its distance. */
export type Candidate = {
  id: string;
  companyName: string;
  categories: readonly string[];
  area: string | null;
  region: string | null;
  /** It is in a named area, or serves it, or is near the other vendor. */
  inArea: boolean;
  sameMarket: boolean;
  servesArea: boolean;
  inRegion: boolean;
  hasEmail: boolean;
};
