import { placeTerms, type VendorPlaces } from '#content/works-in.ts';

/** Returns the place terms of a vendor that a test stores by itself. */
export const placesOfRow = (row: {
  [Name in keyof VendorPlaces]?: VendorPlaces[Name] | undefined;
}): string[] =>
  placeTerms({
    area: row.area ?? null,
    region: row.region ?? null,
    areasServed: row.areasServed ?? [],
    marketId: row.marketId ?? null,
    address: row.address ?? '',
  });
