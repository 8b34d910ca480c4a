/**
 * @file Categories of vendors, and the lists that show them: documented data, read by the queries, the forms and the docs. Free of
 * the validator, so that any page may use it.
 */
import { prefixNow, t } from '#words/t.ts';

/** Categories of vendors, chosen by the vendor. */
export const vendorCategories = {
  venue: t('Venue'),
  catering: t('Catering'),
  decoration: t('Decoration'),
  music: t('Music'),
  dj: t('DJ'),
  photography: t('Photography'),
  videography: t('Videography'),
  makeup: t('Make-up and mehendi'),
  priest: t('Pandits and ceremonies'),
  fashion: t('Fashion designer'),
  jewellery: t('Jewellery'),
  choreography: t('Choreography'),
  'car-rentals': t('Car rentals'),
  gifts: t('Invites and gifts'),
  crew: t('Crew'),
  planner: t('Wedding and event planner'),
  'civil-construction': t('Civil construction'),
  architecture: t('Architecture'),
  interiors: t('Interiors'),
  electrical: t('Electrical work'),
  plumbing: t('Plumbing'),
  painting: t('Painting'),
  renovation: t('Renovation'),
  investment: t('Investment and finance'),
  legal: t('Legal and compliance'),
  accounting: t('Accounting'),
  consulting: t('Consulting'),
  strategy: t('Strategy and planning'),
  marketing: t('Marketing'),
  retail: t('Shop'),
} as const;
export type VendorCategory = keyof typeof vendorCategories;
/** All categories, in the order of the form. */
export const vendorCategoryNames = Object.keys(vendorCategories) as VendorCategory[];

/** Returns the displayed name of a category; null without a known one. */
export const categoryName = (category: string | null | undefined): string | null =>
  category && Object.hasOwn(vendorCategories, category) ? vendorCategories[category as VendorCategory] : null;

/** The choices of the registration form. */
export const productSelections = ['Entertainment', 'Construction', 'Freelancer'] as const;
export type ProductSelection = (typeof productSelections)[number];
/** Displayed name of each choice. */
export const selectionNames: Readonly<Record<ProductSelection, string>> = {
  Entertainment: t('Entertainment'),
  Construction: t('Construction'),
  Freelancer: t('Freelancer'),
};

/** Returns the displayed name of a registration choice; any other word, stored by an older release, is returned unchanged. */
export const selectionName = (selection: string | null): string | null =>
  // In English both are the same, and no page loads the table for it.
  prefixNow() ? (selectionNames[selection as ProductSelection] ?? selection) : selection;

/** A kind of vendor in a search or on a page: a category, or the registration choice of vendors without a category. */
export type VendorKind = VendorCategory | ProductSelection;
/** All of them. */
export const vendorKinds: readonly VendorKind[] = [...vendorCategoryNames, ...productSelections];

/** A list of vendors: a vendor is listed by one of its categories, or, without any, by its registration choice. */
export type VendorList = {
  readonly categories: readonly VendorCategory[];
  readonly selections: readonly ProductSelection[];
};

/** The lists by topic. A new vendor is in the lists of its registration choice, until it chooses categories. */
export const vendorLists = {
  entertainment: {
    categories: [
      'venue',
      'catering',
      'decoration',
      'music',
      'dj',
      'photography',
      'videography',
      'makeup',
      'priest',
      'fashion',
      'jewellery',
      'choreography',
      'car-rentals',
      'gifts',
      'crew',
      'planner',
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

/** The regions of Delhi-NCR, as the venue form has them. */
export const regions = ['Delhi', 'Faridabad', 'Gurgaon', 'Noida'] as const;
export type Region = (typeof regions)[number];
/** Displayed name of each region. */
export const regionNames: Readonly<Record<Region, string>> = {
  Delhi: t('Delhi'),
  Faridabad: t('Faridabad'),
  Gurgaon: t('Gurgaon'),
  Noida: t('Noida'),
};

/** Readable ids of the six markets with vendors. */
export const marketIds = [
  'm-block-market',
  'lajpat-nagar',
  'khan-market',
  'sarojini-nagar',
  'rajouri-garden',
  'chandni-chowk',
] as const;
export type MarketId = (typeof marketIds)[number];

/** Places of a vendor's pictures. */
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
