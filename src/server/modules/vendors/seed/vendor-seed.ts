/** @file The shape of the invented vendors of a first start. They are samples and labelled so on screen. */

import type { OpeningHours } from '#domain/vendors/opening-hours.ts';
import {
  type MarketId,
  type ProductSelection,
  type Region,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { weekdays, type Weekday } from '#domain/vendors/weekdays.ts';

/** One invented vendor. An empty address and the nulls are deliberate: they show the stated fallbacks. */
export type VendorSeed = {
  companyName: string;
  ownerName: string;
  productSelection: ProductSelection;
  categories: readonly VendorCategory[];
  address: string;
  area: string;
  region: Region;
  marketId: MarketId | null;
  /** Degrees, WGS 84; both or neither. */
  latitude: number | null;
  longitude: number | null;
  /** Ten digits without +91. */
  phone: string | null;
  description: string | null;
  services: readonly { name: string; details: string }[];
  openingHours: OpeningHours | null;
  areasServed: readonly string[];
};

/** Returns the same hours for every day except the closed ones. */
export function daily(hours: string, ...closed: Weekday[]): OpeningHours {
  return Object.fromEntries(weekdays.filter((day) => !closed.includes(day)).map((day) => [day, hours]));
}
