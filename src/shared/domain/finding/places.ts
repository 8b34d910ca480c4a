/** @file Places on the earth and the way to them. */
import { t } from '#words/t.ts';

/** Degrees, WGS 84. */
export type Place = { latitude: number; longitude: number };

const kmPerDegree = 111.2;

/** Kilometres between two places of one region. The earth is flat enough over a city: within 0.5 % across Delhi-NCR. */
export function kmBetween(a: Place, b: Place): number {
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(north, east) * kmPerDegree;
}

/** `350 m` or `2.4 km`, as people say it. */
export const showDistance = (km: number): string =>
  km < 0.975
    ? t('{distance} m', { distance: Math.round(km * 20) * 50 })
    : t('{distance} km', { distance: km < 10 ? km.toFixed(1) : Math.round(km) });

/** A search for an address on an outside map; opened in a new tab, only when asked for. */
export const mapSearchHref = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** A stretch of the map, degrees: what lies between two corners. */
export type Box = { south: number; west: number; north: number; east: number };

/** Parses `south,west,north,east`; null when it is no box on the earth. */
export function readBox(value: string): Box | null {
  const parts = value.split(',');
  if (parts.length !== 4 || parts.some((part) => !/^-?\d{1,3}(\.\d{1,6})?$/.test(part))) return null;
  const [south, west, north, east] = parts.map(Number) as [number, number, number, number];
  const ordered = south >= -90 && south < north && north <= 90 && west >= -180 && west < east && east <= 180;
  return ordered ? { south, west, north, east } : null;
}

/** A stretch of the map as an address carries it. */
export const writeBox = ({ south, west, north, east }: Box): string => [south, west, north, east].join(',');
