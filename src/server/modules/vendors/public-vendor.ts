/** @file From rows to what leaves the server. Only what is named here is ever shown; nothing is copied whole. */
import type { PictureSlot } from '#contract/vendor-categories.ts';
import { gallerySlots } from '#contract/vendor-categories.ts';
import type { PictureDetail, PublicVendor, VendorCard } from '#contract/vendors.ts';
import { readFacts, readPrices } from '#contract/stored-facts.ts';
import { cardFacts, factLines, priceLines, pricesOf, shortPriceWords } from '#content/vendor-fact-words.ts';
import type { pictures, vendors } from '#platform/db/tables.ts';
import { pictureDetail, type StoredPicture } from '#platform/images/picture-detail.ts';
import { samplePicture } from './sample-pictures.ts';

/** A stored picture, and which of the vendor's it is. */
type PictureRow = StoredPicture & Pick<typeof pictures.$inferSelect, 'slot'>;
export type VendorRow = typeof vendors.$inferSelect;

/** What a list needs of a row. */
export type CardRow = Pick<
  VendorRow,
  | 'id'
  | 'companyName'
  | 'ownerName'
  | 'productSelection'
  | 'categories'
  | 'address'
  | 'area'
  | 'region'
  | 'marketId'
  | 'phone'
  | 'latitude'
  | 'longitude'
  | 'isSample'
  | 'facts'
  | 'prices'
>;

const slotWords: Readonly<Record<PictureSlot, string>> = {
  profilepicture: 'Picture',
  backgroundpicture: 'Banner',
  gallery1: 'Photo 1',
  gallery2: 'Photo 2',
  gallery3: 'Photo 3',
  gallery4: 'Photo 4',
};

const described = (row: PictureRow, companyName: string): PictureDetail =>
  pictureDetail(row, `${slotWords[row.slot]} of ${companyName}`);

/** A vendor as lists show it, with its own picture or, when invented, a drawn one. */
export function vendorCard(row: CardRow, picture: PictureRow | null): VendorCard {
  const detail = picture ? described(picture, row.companyName) : row.isSample ? samplePicture(row) : null;
  const facts = readFacts(row.facts);
  const prices = readPrices(row.prices);
  const [price] = pricesOf(row.categories, prices);
  return {
    _id: row.id,
    companyName: row.companyName,
    ownerName: row.ownerName,
    productSelection: row.productSelection,
    category: row.categories[0] ?? null,
    categories: row.categories,
    address: row.address || null,
    area: row.area,
    region: row.region,
    market: row.marketId,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    profilepicture: detail?.src ?? null,
    picture: detail,
    isSample: row.isSample,
    facts,
    prices,
    cardFacts: cardFacts(row.categories, facts),
    cardPrice: price ? shortPriceWords(price) : null,
  };
}

/** A vendor as its profile shows it. */
export function publicVendor(row: VendorRow, stored: readonly PictureRow[]): PublicVendor {
  const card = vendorCard(row, stored.find(({ slot }) => slot === 'profilepicture') ?? null);
  const pictures: PublicVendor['pictures'] = Object.fromEntries(
    stored.map((picture) => [picture.slot, described(picture, row.companyName)]),
  );
  if (card.picture) pictures.profilepicture = card.picture;
  const srcOf = (slot: PictureSlot) => pictures[slot]?.src ?? null;
  const gallery = Object.fromEntries(gallerySlots.map((slot) => [slot, srcOf(slot)]));
  return {
    ...card,
    instagram: row.instagram,
    facebook: row.facebook,
    linkedin: row.linkedin,
    linkedIn: row.linkedin,
    youtube: row.youtube,
    website: row.website,
    description: row.description,
    services: row.services.map(({ id, name, details }) => ({ _id: id, name, details })),
    backgroundpicture: srcOf('backgroundpicture'),
    ...(gallery as Record<(typeof gallerySlots)[number], string | null>),
    pictures,
    openingHours: row.openingHours,
    areasServed: row.areasServed,
    factLines: factLines(row.categories, card.facts),
    priceLines: priceLines(row.categories, card.prices),
    updatedAt: row.updatedAt.toISOString(),
  };
}
