import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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

const own = alias(pictures, 'own_pictures');
/** The picture that stands on a card: the profile picture, else the first photo. */
export const cardPicture = and(
  eq(pictures.vendorId, vendors.id),
  sql`${pictures.slot} = (
    select ${own.slot} from ${pictures} ${own} where ${own.vendorId} = ${vendors.id} and ${own.slot} <> 'backgroundpicture'
    order by ${own.slot} <> 'profilepicture', ${own.slot} limit 1
  )`,
);
