import { kmBetween, type Place } from '#domain/finding/places.ts';
import type { VendorCard } from '#contract/vendors.ts';
import { walkingOrder } from '#domain/finding/walking-order.ts';

/** A shop with a location. */
export type Shop = VendorCard & Place;
/** A shop of a walk, with the distance from the previous one; null for the first. */
export type Stop = { shop: Shop; kmBefore: number | null };

const isPlaced = (vendor: VendorCard): vendor is Shop =>
  vendor.latitude !== null && vendor.longitude !== null;

/** Splits the shops of a market: those with a location, and the others. */
export const placedAndLost = (vendors: readonly VendorCard[]) => ({
  placed: vendors.filter(isPlaced),
  lost: vendors.filter((vendor) => !isPlaced(vendor)),
});

/** Returns the shops in walking order, and the length of the walk. */
export function walkOf(centre: Place, shops: readonly Shop[]): { stops: Stop[]; km: number } {
  const way = walkingOrder(centre, shops);
  const stops = way.map((shop, index) => {
    const before = way[index - 1];
    return { shop, kmBefore: before ? kmBetween(before, shop) : null };
  });
  return { stops, km: stops.reduce((sum, { kmBefore }) => sum + (kmBefore ?? 0), 0) };
}
