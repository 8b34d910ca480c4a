/** @file Where the areas lie that a vendor serves, as a drawing without a map. */
import type { PublicVendor } from '#contract/vendors.ts';
import { localities, localityOf } from './localities.ts';

/** A degree of longitude is shorter than one of latitude at 28.6 degrees north. */
const shrink = 0.878;
const width = 100;
const margin = 4;

const west = Math.min(...localities.map(({ longitude }) => longitude));
const east = Math.max(...localities.map(({ longitude }) => longitude));
const north = Math.max(...localities.map(({ latitude }) => latitude));
const south = Math.min(...localities.map(({ latitude }) => latitude));
const scale = (width - 2 * margin) / ((east - west) * shrink);
const height = Math.ceil((north - south) * scale + 2 * margin);

const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: Math.round(margin + (longitude - west) * shrink * scale),
  y: Math.round(margin + (north - latitude) * scale),
});
/** Each a stroke without length, which round ends make a dot. */
const ground = [...new Set(localities.map(at).map(({ x, y }) => `M${x} ${y}h0`))].join('');

/** Returns the drawing with the areas that are known marked, of a whole part of town each locality; null when none is. */
export function areasMap(areas: readonly string[]): PublicVendor['areasMap'] {
  const served = areas.flatMap((name) => {
    const found = localityOf(name);
    const all = found ? [found] : localities.filter(({ part }) => part === name);
    return all.map((one) => ({ name: one.name, ...at(one) }));
  });
  return served.length > 0 ? { ground, height, served } : null;
}
