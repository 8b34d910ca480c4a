/** @file Places on the earth and distances between them. */
import { t } from '#words/t.ts';

/** Degrees, WGS 84. */
export type Place = { latitude: number; longitude: number };

/** Kilometres of a degree of latitude. */
export const kmPerDegree = 111.2;

/** Returns the kilometres between two places of one region, on a flat earth: within 0.5 % across Delhi-NCR. */
export function kmBetween(a: Place, b: Place): number {
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(north, east) * kmPerDegree;
}

/** Formats a distance: `350 m` or `2.4 km`. */
export const showDistance = (km: number): string =>
  km < 0.975
    ? t('{distance} m', { distance: Math.round(km * 20) * 50 })
    : t('{distance} km', { distance: km < 10 ? km.toFixed(1) : Math.round(km) });

/** Returns the address of a search on an outside map; opened in a new tab, only on request. */
export const mapSearchHref = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** A rectangle of the map, in degrees. */
export type Box = { south: number; west: number; north: number; east: number };

/** Parses `south,west,north,east`; null when it is no box on the earth. */
export function readBox(value: string): Box | null {
  const parts = value.split(',');
  if (parts.length !== 4 || parts.some((part) => !/^-?\d{1,3}(\.\d{1,6})?$/.test(part))) return null;
  const [south, west, north, east] = parts.map(Number) as [number, number, number, number];
  const ordered = south >= -90 && south < north && north <= 90 && west >= -180 && west < east && east <= 180;
  return ordered ? { south, west, north, east } : null;
}

/** Writes a rectangle for an address. */
export const writeBox = ({ south, west, north, east }: Box): string => [south, west, north, east].join(',');
