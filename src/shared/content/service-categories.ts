import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';

/** Categories of vendors for each service card, by the card's id. */
export const serviceCategories: Readonly<Record<string, readonly VendorCategory[]>> = {
  entertainment: ['music', 'dj', 'choreography'],
  venue: ['venue'],
  catering: ['catering'],
  decorations: ['decoration'],
  'invites-and-gifts': ['gifts'],
  'architecture-and-design': ['architecture'],
  'civil-construction': ['civil-construction'],
  'electrical-and-plumbing': ['electrical', 'plumbing'],
  interiors: ['interiors'],
  'painting-and-finishes': ['painting'],
  renovation: ['renovation'],
  'investment-and-finance': ['investment'],
  'legal-and-compliance': ['legal'],
  'strategy-and-planning': ['strategy'],
  consulting: ['consulting'],
  accounting: ['accounting'],
  marketing: ['marketing'],
};
