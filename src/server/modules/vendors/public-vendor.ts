/** @file The public form of vendor rows. Only fields named here or in `fieldsAsStored` are ever shown; no row is copied whole. */
import { type PictureSlot, gallerySlots } from '#domain/vendors/vendor-categories.ts';
import type { FocusedPicture } from '#contract/focused-picture.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';
import { fieldsAsStored, type PublicVendor } from '#contract/vendors.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { askedFirst, factsAs, shownCategories } from '#domain/vendors/own-category.ts';
import { profileShape } from '#domain/vendors/profile-order.ts';
import { priceUnits } from '#domain/vendors/vendor-facts.ts';
import { readFacts, readPrices } from '#domain/vendors/stored-facts.ts';
import { placeName } from '#content/directory-conditions.ts';
import { cardFacts, cardPriceOf, cardPriceWords, factLines, priceLines } from '#content/vendor-fact-words.ts';
import { packageWords } from '#content/vendor-offer-words.ts';
import { areasMap } from '#content/areas-map.ts';
import { defaultLocale } from '#words/locales.ts';
import { localeNow, t } from '#words/t.ts';
import { projectPictureAlt } from '#content/project-words.ts';
import { badgesOf, shortBadges } from '#content/badge-words.ts';
import { ratingOf, responseTimeWords } from '#content/trust-words.ts';
import type { pictures, projectPictures, vendorProjects, vendors } from '#platform/db/tables.ts';
import { focusedPicture } from '#platform/focused-picture.ts';
import { drawnPicture } from '#platform/images/drawn-picture.ts';
import { pictureDetail, type StoredPicture } from '#platform/images/picture-detail.ts';
import { samplePicture } from './sample-pictures.ts';
import { picturesOfTrade } from './trade-pictures.ts';

/** A stored picture with its slot. */
export type PictureRow = StoredPicture & Pick<typeof pictures.$inferSelect, 'slot'>;
/** A picture of a project with its caption. */
export type WorkPicture = StoredPicture &
  Pick<typeof projectPictures.$inferSelect, 'caption' | 'focusX' | 'focusY'> &
  Pick<typeof vendorProjects.$inferSelect, 'title'> & { slot?: undefined };
export type CardPicture = PictureRow | WorkPicture;
export type VendorRow = typeof vendors.$inferSelect;

/** The columns of a row that a list needs. */
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
  | 'badges'
  | 'ratingSum'
  | 'ratingCount'
  | 'responseHours'
>;

const photo = (number: string) => (vendor: string) => t('Photo {number} of {vendor}', { number, vendor });
const slotWords: Readonly<Record<PictureSlot, (vendor: string) => string>> = {
  profilepicture: (vendor) => t('Picture of {vendor}', { vendor }),
  backgroundpicture: (vendor) => t('Banner of {vendor}', { vendor }),
  gallery1: photo('1'),
  gallery2: photo('2'),
  gallery3: photo('3'),
  gallery4: photo('4'),
};

const described = (row: PictureRow, companyName: string): PictureDetail =>
  pictureDetail(row, slotWords[row.slot](companyName));
const ofWork = (row: WorkPicture): FocusedPicture =>
  focusedPicture({
    detail: pictureDetail(row, row.caption ?? projectPictureAlt(1, row.title)),
    credit: null,
    focus: { x: row.focusX, y: row.focusY },
  });

/** Reads the values of the columns `cardPicture` and `workPicture`. */
export const readCardPicture = <P extends CardPicture>(picture: string | null): P | null =>
  picture === null ? null : (JSON.parse(picture) as P);

const shown = (row: CardPicture, companyName: string): FocusedPicture =>
  row.slot ? described(row, companyName) : ofWork(row);

/** Returns a drawing with a description. Drawings are described in English alone; other languages use the given words. */
const withWords = (drawn: PictureDetail, otherwise: string): PictureDetail =>
  localeNow() === defaultLocale ? drawn : { ...drawn, alt: otherwise };

const sampled = (row: CardRow): PictureDetail =>
  withWords(samplePicture(row), slotWords.profilepicture(row.companyName));

/** Returns the drawings of its trade, for a vendor whose gallery is empty. */
const representative = (row: CardRow): PictureDetail[] =>
  picturesOfTrade(row).map((name, index) =>
    withWords(drawnPicture(name), t('Drawn picture {number}', { number: `${index + 1}` })),
  );

/**
 * Returns a vendor as lists show it, with its own picture or, when invented, a drawn one. `kinds` are those of the list: these categories
 * are named first, and the card has their facts and price.
 */
export function vendorCard(row: CardRow, picture: CardPicture | null, kinds?: readonly string[]): VendorCard {
  const detail = picture ? shown(picture, row.companyName) : row.isSample ? sampled(row) : null;
  const facts = readFacts(row.facts);
  const prices = readPrices(row.prices);
  const categories = askedFirst(row.categories, kinds);
  const asked = shownCategories(row.categories, kinds);
  const price = cardPriceOf(row.categories, prices, kinds);
  return {
    _id: row.id,
    companyName: row.companyName,
    ownerName: row.ownerName,
    productSelection: row.productSelection,
    category: categories[0] ?? null,
    categories,
    address: row.address || null,
    area: row.area && placeName(row.area),
    region: row.region,
    market: row.marketId,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    profilepicture: !picture || picture.slot === 'profilepicture' ? (detail?.src ?? null) : null,
    picture: detail,
    isSample: row.isSample,
    facts,
    prices,
    cardFacts: cardFacts(asked, factsAs(asked, { categories: row.categories, facts })),
    cardPrice: price ? cardPriceWords(price) : null,
    cardChecks: shortBadges(row.badges),
    rating: ratingOf({ sum: row.ratingSum, count: row.ratingCount }),
    responseTime: responseTimeWords(row.responseHours),
  };
}

/** Returns whether the unit of a package still exists: older rows may have others. */
const isKnownPackage = ({ unit }: VendorRow['packages'][number]) => Object.hasOwn(priceUnits, unit);

/** The slots of the leading picture of a page; the first filled one is shown. */
const leadingSlots = ['backgroundpicture', ...gallerySlots] as const;

const asStored = (row: VendorRow) =>
  Object.fromEntries(fieldsAsStored.map((name) => [name, row[name]])) as Pick<
    VendorRow,
    (typeof fieldsAsStored)[number]
  >;

/** Returns a vendor as its profile shows it. */
export function publicVendor(
  row: VendorRow,
  stored: readonly PictureRow[],
  work: WorkPicture | null,
): PublicVendor {
  const card = vendorCard(row, stored.find(({ slot }) => slot === 'profilepicture') ?? null);
  const pictures: PublicVendor['pictures'] = Object.fromEntries(
    stored.map((picture) => [picture.slot, described(picture, row.companyName)]),
  );
  if (card.picture) pictures.profilepicture = card.picture;
  const { parts, byDay } = profileShape(card);
  const srcOf = (slot: PictureSlot) => pictures[slot]?.src ?? null;
  const gallery = Object.fromEntries(gallerySlots.map((slot) => [slot, srcOf(slot)]));
  return {
    ...card,
    ...asStored(row),
    linkedIn: row.linkedin,
    services: row.services.map(({ id, name, details }) => ({ _id: id, name, details })),
    backgroundpicture: srcOf('backgroundpicture'),
    ...(gallery as Record<(typeof gallerySlots)[number], string | null>),
    pictures,
    leading: leadingSlots.map((slot) => pictures[slot]).find(Boolean) ?? (work && ofWork(work)),
    representative: gallerySlots.some((slot) => pictures[slot]) ? undefined : representative(row),
    areasServed: row.areasServed.map(placeName),
    factLines: factLines(row.categories, card.facts),
    priceLines: priceLines(row.categories, card.prices),
    packages: row.packages.filter(isKnownPackage).map((one) => ({ ...one, priceWords: packageWords(one) })),
    areasMap: areasMap(row.areasServed),
    parts: [...parts],
    byDay,
    badges: badgesOf(row.badges, row),
    updatedAt: row.updatedAt.toISOString(),
  };
}
