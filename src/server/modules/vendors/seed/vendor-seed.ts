/** @file The shape of the invented vendors of a first start. They are samples and labelled so on screen. */

/** The lists that a vendor can stand in. */
export const vendorCategories = [
  'venue',
  'catering',
  'decoration',
  'music',
  'dj',
  'photography',
  'fashion',
  'choreography',
  'car-rentals',
  'gifts',
  'crew',
  'civil-construction',
  'architecture',
  'interiors',
  'electrical',
  'plumbing',
  'painting',
  'renovation',
  'investment',
  'legal',
  'accounting',
  'consulting',
  'strategy',
  'marketing',
  'retail',
] as const;
export type VendorCategory = (typeof vendorCategories)[number];

type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** Hours by weekday as `HH:MM-HH:MM` in Asia/Kolkata; an absent day is closed. */
export type OpeningHours = Partial<Record<Weekday, string>>;

/** One invented vendor. An empty address and the nulls are deliberate: they show the stated fallbacks. */
export type VendorSeed = {
  companyName: string;
  ownerName: string;
  productSelection: 'Entertainment' | 'Construction' | 'Freelancer';
  categories: readonly VendorCategory[];
  address: string;
  area: string;
  region: 'Delhi' | 'Faridabad' | 'Gurgaon' | 'Noida';
  marketId: string | null;
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

const weekdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The same hours on every day but the closed ones. */
export function daily(hours: string, ...closed: Weekday[]): OpeningHours {
  return Object.fromEntries(weekdays.filter((day) => !closed.includes(day)).map((day) => [day, hours]));
}
