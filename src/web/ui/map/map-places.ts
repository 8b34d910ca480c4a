/** @file Data types of the map. */
import { t } from '#words/t.ts';
import type { Box, Place } from '#domain/finding/places.ts';

/** A vendor on the map. */
export type MapPlace = Place & { id: string; name: string };

/** Options of the map. */
export type MapOptions = {
  centre: Place;
  /** Name of the marker in the middle; null where the map has no single place, and shows all places at first. */
  name: string | null;
  zoom: number;
  /** Template with {z}, {x}, {y}; null draws our own ground. */
  tiles: string | null;
  /** Whether bubbles hold cards, and are as wide. */
  cards: boolean;
  /** Called when a vendor was selected on the map, or none any more. `byKey` when it was done on the keyboard. */
  onChoose: (id: string | null, byKey: boolean) => void;
  /** Called when the visitor moved the map, with the visible area. */
  onMoved?: (box: Box) => void;
  /** Called when the pointer or the focus reached a vendor on the map, or left it. */
  onHighlight?: (id: string | null) => void;
  /** Called when the view has changed, with the metres per pixel. */
  onScale: (metresPerPixel: number) => void;
  /** Called when the tiles fail to load: the map continues without them. */
  onTilesFailed: () => void;
};

const equatorMetres = 40_075_016.686;
const tilePixels = 256;

/** Metres on the ground for one pixel, in the middle of the map. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (equatorMetres * Math.cos((latitude * Math.PI) / 180)) / (tilePixels * 2 ** zoom);

const roundMetres = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** Returns the longest round distance that fits: its text and its pixels. */
export function scaleOf(perPixel: number, maxPixels: number): { words: string; pixels: number } {
  const metres = roundMetres.findLast((one) => one / perPixel <= maxPixels) ?? roundMetres[0]!;
  const words = metres < 1000 ? t('{metres} m', { metres }) : t('{km} km', { km: metres / 1000 });
  return { words, pixels: Math.round(metres / perPixel) };
}
