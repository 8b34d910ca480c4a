import { tileLayer, type Map } from 'leaflet/dist/leaflet-src.esm.js';
import { apartZoom } from './map-clusters.ts';
import { cityGround } from './city-ground.ts';

/** So many tiles may fail before any came; then there is no network, or the key is wrong. */
const failuresAllowed = 3;

/** Lays tiles, or our own ground where there are none or they do not come; the latter is told. */
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

/** Whether a media query holds, asked once when a map opens. */
export const media = (query: string): boolean => window.matchMedia(query).matches;
