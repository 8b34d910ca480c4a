import { and, eq } from 'drizzle-orm';
import { pictures, vendors } from '#platform/db/tables.ts';

/** What a card is made of. */
export const cardColumns = {
  id: vendors.id,
  companyName: vendors.companyName,
  ownerName: vendors.ownerName,
  productSelection: vendors.productSelection,
  categories: vendors.categories,
  address: vendors.address,
  area: vendors.area,
  region: vendors.region,
  marketId: vendors.marketId,
  phone: vendors.phone,
  latitude: vendors.latitude,
  longitude: vendors.longitude,
  isSample: vendors.isSample,
  facts: vendors.facts,
  prices: vendors.prices,
  badges: vendors.badges,
  ratingSum: vendors.ratingSum,
  ratingCount: vendors.ratingCount,
  responseHours: vendors.responseHours,
};
export const pictureColumns = {
  slot: pictures.slot,
  widths: pictures.widths,
  width: pictures.width,
  height: pictures.height,
  formats: pictures.formats,
  blur: pictures.blur,
  storageKey: pictures.storageKey,
};

/** The picture that stands on a card. */
export const profilePicture = and(eq(pictures.vendorId, vendors.id), eq(pictures.slot, 'profilepicture'));
