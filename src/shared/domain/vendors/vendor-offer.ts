/** @file What a vendor offers beside its prices: packages, answers to what people ask, and its terms. Free of the validator. */
import type { PriceUnit } from './vendor-facts.ts';

/** Something that can be booked as it is. */
export type StoredPackage = {
  name: string;
  /** What is in it. */
  lines: string[];
  /** Rupees. */
  price: number;
  unit: PriceUnit;
  /** For how many people; null when their number does not matter. */
  people: number | null;
  taxIncluded: boolean;
};

/** A question that people ask, and the answer. */
export type VendorQuestion = { question: string; answer: string };

/** The terms of a vendor. What is absent is not said. */
export type VendorPolicies = {
  /** Percent of the price that is paid in advance. */
  advance?: number;
  cancellation?: string;
  /** Work outside Delhi. */
  travel?: string;
};
