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

/** Returns what a vendor does, the main kind first: its categories, else what it registered for. */
export const kindsOfVendor = (vendor: {
  categories: readonly string[];
  productSelection: string | null;
}): readonly string[] =>
  vendor.categories.length > 0 || !vendor.productSelection ? vendor.categories : [vendor.productSelection];

/** Kinds of enquiries for several trades at once: without a vendor that has one, no other is similar. */
const ofSeveralTrades: readonly EnquiryKindName[] = [
  'construction',
  'eventManagement',
  'constructionWork',
  'business',
];

/**
 * Returns the kinds of vendors that do the same as those who have a request: the trade that these share, else the first of the first one,
 * as far as it fits the request. Empty when nothing tells.
 * @param asked the kinds of each vendor who has it, the main one first
 * @where Which vendors do the same as those of a request?
 */
export function similarKinds(
  kind: EnquiryKindName,
  asked: readonly (readonly string[])[],
): readonly string[] {
  const fitting: readonly string[] = fittingVendors[kind] ?? [];
  const [first = []] = asked;
  const shared = first.filter((one) => asked.every((kinds) => kinds.includes(one)));
  const trades = [...shared, ...first];
  const trade = fitting.length === 0 ? trades[0] : trades.find((one) => fitting.includes(one));
  if (trade !== undefined) return [trade];
  return ofSeveralTrades.includes(kind) ? [] : fitting;
}

/** A search for candidates. Null or empty conditions are ignored. */
export type CandidateQuery = {
  kinds: readonly string[];
  /** Text that may name an area. */
  text: string;
  /** A vendor whose area and trade count as well. */
  beside: string | null;
  region: string | null;
  /** Only vendors who work at the place of the request: this one, those of the text, the region, or that of the other vendor. */
  servedAt?: { place: string | null };
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
