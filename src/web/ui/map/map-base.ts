import { tileLayer, type Map } from 'leaflet/dist/leaflet-src.esm.js';
import { apartZoom } from './map-clusters.ts';
import { cityGround } from './city-ground.ts';

/** Failed tiles allowed before the first success; more mean no network, or a wrong key. */
const failuresAllowed = 3;

/** Adds tiles, or our own ground without tiles or when they fail to load; reports the latter. */
export function layBase(map: Map, tiles: string | null, onOwnGround: (tilesFailed: boolean) => void): void {
  const drawGround = (tilesFailed: boolean) => {
    cityGround(map).addTo(map);
    onOwnGround(tilesFailed);
  };
  if (!tiles) return drawGround(false);
  let failures = 0;
  let came = false;
  const layer = tileLayer(tiles, { maxZoom: apartZoom });
  layer.on('tileload', () => {
    came = true;
  });
  layer.on('tileerror', () => {
    failures += 1;
    if (came || failures !== failuresAllowed) return;
    layer.remove();
    drawGround(true);
  });
  layer.addTo(map);
}

/** Returns whether a media query matches, read once when a map opens. */
export const media = (query: string): boolean => window.matchMedia(query).matches;
