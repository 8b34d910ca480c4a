/** @file Starting points for a pin: the middle of an area, a market or a PIN code. Heavy: load it when a pin is set. */
import type { Place } from '#domain/finding/places.ts';
import { localities } from '#content/localities.ts';
import { markets } from '#content/markets.ts';

/** A place with its common name. */
export type NamedPlace = Place & { name: string };

const pinCode = /\b1[0-9]{5}\b|\b20[0-9]{4}\b/;
const plain = (text: string) => text.trim().toLowerCase();

const known: readonly (NamedPlace & { names: readonly string[]; pins: readonly string[] })[] = [
  ...markets.map(({ name, center, pin }) => ({ name, ...center, names: [], pins: [pin] })),
  ...localities,
];

/** The names by which a place can be searched. */
export const placeNames: readonly string[] = [...new Set(known.map(({ name }) => name))];

/** Returns the middle of an area, a market or a PIN code; null for an unknown name. */
export function placeNamed(words: string): NamedPlace | null {
  const wanted = plain(words);
  const pin = pinCode.exec(wanted)?.[0];
  const found =
    known.find(({ name, names }) => [name, ...names].some((one) => plain(one) === wanted)) ??
    (pin && known.find(({ pins }) => pins.includes(pin)));
  return found ? { name: found.name, latitude: found.latitude, longitude: found.longitude } : null;
}

/** Returns the probable position of a vendor's pin: its market, its part of town, or the PIN code of its address. */
export const likelyPlace = (of: {
  market: string | null;
  area: string | null;
  address: string | null;
}): NamedPlace | null =>
  placeNamed(markets.find(({ slug }) => slug === of.market)?.name ?? '') ??
  placeNamed(of.area ?? '') ??
  placeNamed(pinCode.exec(of.address ?? '')?.[0] ?? '');

/** Returns the part of town that an address names, the longest name first; else the one of its PIN code; null for none. */
export function placeInAddress(address: string): string | null {
  const words = ` ${plain(address).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const named = placeNames
    .toSorted((a, b) => b.length - a.length)
    .find((name) => words.includes(` ${plain(name)} `));
  return named ?? placeNamed(pinCode.exec(address)?.[0] ?? '')?.name ?? null;
}
