/**
 * @file What a vendor may be, and which lists show it: documented data, read by the queries, the forms and the docs. Free of
 * the validator, so that any page may draw from it.
 */

/** What a vendor offers, as the vendor chooses it. */
export const vendorCategories = {
  venue: 'Venue',
  catering: 'Catering',
  decoration: 'Decoration',
  music: 'Music',
  dj: 'DJ',
  photography: 'Photography',
  makeup: 'Make-up and mehendi',
  priest: 'Pandits and ceremonies',
  fashion: 'Fashion designer',
  choreography: 'Choreography',
  'car-rentals': 'Car rentals',
  gifts: 'Invites and gifts',
  crew: 'Crew',
  'civil-construction': 'Civil construction',
  architecture: 'Architecture',
  interiors: 'Interiors',
  electrical: 'Electrical work',
  plumbing: 'Plumbing',
  painting: 'Painting',
  renovation: 'Renovation',
  investment: 'Investment and finance',
  legal: 'Legal and compliance',
  accounting: 'Accounting',
  consulting: 'Consulting',
  strategy: 'Strategy and planning',
  marketing: 'Marketing',
  retail: 'Shop',
} as const;
export type VendorCategory = keyof typeof vendorCategories;
/** All of them, in the order of the form. */
export const vendorCategoryNames = Object.keys(vendorCategories) as VendorCategory[];

/** The choices of the registration form. */
export const productSelections = ['Entertainment', 'Construction', 'Freelancer'] as const;
export type ProductSelection = (typeof productSelections)[number];

/** What a search or a page may ask for: a category, or what those registered for who have chosen no category yet. */
export type VendorKind = VendorCategory | ProductSelection;
/** All of them. */
export const vendorKinds: readonly VendorKind[] = [...vendorCategoryNames, ...productSelections];

/** A list of vendors: a vendor stands in it by one of its categories, or, as long as it has chosen none, by its selection. */
export type VendorList = {
  readonly categories: readonly VendorCategory[];
  readonly selections: readonly ProductSelection[];
};

/** The lists by topic. A new vendor stands in those that name its selection, until it chooses categories of its own. */
export const vendorLists = {
  entertainment: {
    categories: [
      'venue',
      'catering',
      'decoration',
      'music',
      'dj',
      'photography',
      'makeup',
      'priest',
      'fashion',
      'choreography',
      'car-rentals',
      'gifts',
      'crew',
    ],
    selections: ['Entertainment', 'Freelancer'],
  },
  construction: {
    categories: [
      'civil-construction',
      'architecture',
      'interiors',
      'electrical',
      'plumbing',
      'painting',
      'renovation',
    ],
    selections: ['Construction'],
  },
  investment: { categories: ['investment'], selections: [] },
  marketing: { categories: ['marketing'], selections: [] },
} as const satisfies Record<string, VendorList>;
export type VendorListName = keyof typeof vendorLists;

/** Returns the kinds of vendors that a list shows. */
export const kindsOfList = (name: VendorListName): readonly VendorKind[] => [
  ...vendorLists[name].categories,
  ...vendorLists[name].selections,
];

/** Returns whether a vendor is of one of these kinds: by its categories or, without any, by what it registered for. */
export const isOfKind = (
  { categories, productSelection }: { categories: readonly string[]; productSelection: string | null },
  kinds: readonly string[],
): boolean =>
  (categories.length > 0 ? categories : [productSelection ?? '']).some((kind) => kinds.includes(kind));

/** The regions of Delhi-NCR, as the venue form has them. */
export const regions = ['Delhi', 'Faridabad', 'Gurgaon', 'Noida'] as const;
export type Region = (typeof regions)[number];

/** Readable ids of the six markets that a vendor may stand in. */
export const marketIds = [
  'm-block-market',
  'lajpat-nagar',
  'khan-market',
  'sarojini-nagar',
  'rajouri-garden',
  'chandni-chowk',
] as const;
export type MarketId = (typeof marketIds)[number];

/** Where a vendor's picture is shown. */
export const pictureSlots = [
  'profilepicture',
  'backgroundpicture',
  'gallery1',
  'gallery2',
  'gallery3',
  'gallery4',
] as const;
export type PictureSlot = (typeof pictureSlots)[number];
/** The four photos, in the order in which they are filled and shown. */
export const gallerySlots = ['gallery1', 'gallery2', 'gallery3', 'gallery4'] as const;
export type GallerySlot = (typeof gallerySlots)[number];

/** Weekdays as opening hours name them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
