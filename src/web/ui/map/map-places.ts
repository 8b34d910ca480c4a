/** @file What the map shows, as data. */
import { t } from '#words/t.ts';
import type { Box, Place } from '#domain/finding/places.ts';

/** A vendor on the map. */
export type MapPlace = Place & { id: string; name: string };

/** What the map is told. */
export type MapOptions = {
  centre: Place;
  /** Names the marker in the middle; null where the map is of no one place, and shows all places at first. */
  name: string | null;
  zoom: number;
  /** Template with {z}, {x}, {y}; null draws our own ground. */
  tiles: string | null;
  /** A vendor was chosen on the map, or none any more. `byKey` when it was done on the keyboard. */
  onChoose: (id: string | null, byKey: boolean) => void;
  /** Somebody moved the map; what it shows now. */
  onMoved?: (box: Box) => void;
  /** The pointer or the focus came to a vendor on the map, or left it. */
  onHighlight?: (id: string | null) => void;
  /** The view has moved; metres that one pixel shows. */
  onScale: (metresPerPixel: number) => void;
  /** The tiles do not come: the map goes on without. */
  onTilesFailed: () => void;
};

const equatorMetres = 40_075_016.686;
const tilePixels = 256;

/** Metres on the ground for one pixel, in the middle of the map. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (equatorMetres * Math.cos((latitude * Math.PI) / 180)) / (tilePixels * 2 ** zoom);

const roundMetres = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** The longest round distance that fits: its words and its pixels. */
export function scaleOf(perPixel: number, maxPixels: number): { words: string; pixels: number } {
  const metres = roundMetres.findLast((one) => one / perPixel <= maxPixels) ?? roundMetres[0]!;
  const words = metres < 1000 ? t('{metres} m', { metres }) : t('{km} km', { km: metres / 1000 });
  return { words, pixels: Math.round(metres / perPixel) };
}
