import { circle, layerGroup, marker, type LayerGroup } from 'leaflet/dist/leaflet-src.esm.js';
import { t } from '#words/t.ts';
import type { Place } from '#domain/finding/places.ts';
import { wordsIcon } from './map-icons.ts';

/** An unhurried walk through a market, in metres a minute. */
const walkPerMinute = 70;
const ringMinutes = [2, 5];
const metresPerDegree = 111_200;

/** The ground without tiles: walking times from the middle, drawn from our own coordinates. */
export function walkingRings({ latitude, longitude }: Place): LayerGroup {
  const rings = ringMinutes.flatMap((minutes) => {
    const radius = minutes * walkPerMinute;
    const top = { lat: latitude + radius / metresPerDegree, lng: longitude };
    return [
      circle([latitude, longitude], { radius, interactive: false, className: 'map-ring' }),
      marker(top, {
        icon: wordsIcon(t('{minutes} min walk', { minutes })),
        interactive: false,
        keyboard: false,
      }),
    ];
  });
  return layerGroup(rings);
}
