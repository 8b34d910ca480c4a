/** @file A drawing of the areas that a vendor serves, without a map. */
import type { PublicVendor } from '#contract/vendors.ts';
import { translated } from '#words/t.ts';
import { localities, localityOf, type Locality } from './localities.ts';

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
/** Zero-length strokes, which round ends turn into dots. */
const ground = [...new Set(localities.map(at).map(({ x, y }) => `M${x} ${y}h0`))].join('');

/** Returns the localities of a name: a locality, else those of a part of town, else those of a region. */
function localitiesOf(name: string): readonly Locality[] {
  const found = localityOf(name);
  if (found) return [found];
  const inPart = localities.filter(({ part }) => part === name);
  return inPart.length > 0 ? inPart : localities.filter(({ region }) => region === name);
}

/** Returns the drawing with the localities of the known areas marked; null when none is known. */
export function areasMap(areas: readonly string[]): PublicVendor['areasMap'] {
  const served = areas.flatMap(localitiesOf).map((one) => ({ name: translated(one.name), ...at(one) }));
  return served.length > 0 ? { ground, height, served } : null;
}
