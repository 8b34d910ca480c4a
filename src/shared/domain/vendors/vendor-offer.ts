/** @file A vendor's offer besides its prices: packages, answers to common questions, and terms. Free of the validator. */
import type { PriceUnit } from './vendor-facts.ts';

/** A bookable package. */
export type StoredPackage = {
  name: string;
  /** Contents. */
  lines: string[];
  /** Rupees. */
  price: number;
  unit: PriceUnit;
  /** Number of people; null when it does not matter. */
  people: number | null;
  taxIncluded: boolean;
};

/** A common question, and its answer. */
export type VendorQuestion = { question: string; answer: string };

/** A vendor's terms. Absent ones are unknown. */
export type VendorPolicies = {
  /** Advance payment, in percent of the price. */
  advance?: number;
  cancellation?: string;
  /** Work outside Delhi. */
  travel?: string;
};
