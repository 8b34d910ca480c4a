import { map as createMap, marker, tileLayer, type LayerGroup } from 'leaflet/dist/leaflet-src.esm.js';
import type { Place } from '#contract/places.ts';
import { nameMarker, placeIcon } from '#ui/map/map-icons.ts';
import { walkingRings } from '#ui/map/map-ground.ts';

type Options = { place: Place; zoom: number; tiles: string | null; onMove: (place: Place) => void };

/** About ten metres, and with Shift a hundred. */
const stepDegrees = 0.0001;
const longStepDegrees = 0.001;
const steps: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
/** Five decimals are about one metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
const placeOf = ({ lat, lng }: { lat: number; lng: number }): Place => ({
  latitude: rounded(lat),
  longitude: rounded(lng),
});

/** Draws a map with one pin that can be moved. */
export function openPin(box: HTMLElement, { place, zoom, tiles, onMove }: Options) {
  const at: [number, number] = [place.latitude, place.longitude];
  const map = createMap(box, {
    center: at,
    zoom,
    minZoom: 10,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
  });
  if (tiles) tileLayer(tiles).addTo(map);
  const pin = nameMarker(
    marker(at, { icon: placeIcon(true), draggable: true }),
    'Your place: drag it, or move it with the arrow keys',
  );
  let ground: LayerGroup | null = null;
  const drawGround = (around: Place) => {
    if (tiles) return;
    ground?.remove();
    ground = walkingRings(around).addTo(map);
  };
  drawGround(place);
  pin.on('dragend', () => onMove(placeOf(pin.getLatLng())));
  pin.addTo(map);
  pin.getElement()?.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    // The map would move under the pin.
    event.stopPropagation();
    const size = event.shiftKey ? longStepDegrees : stepDegrees;
    const { lat, lng } = pin.getLatLng();
    onMove(placeOf({ lat: lat + step[0] * size, lng: lng + step[1] * size }));
  });
  return {
    /** Puts the pin there and the map around it. */
    show(shown: Place): void {
      pin.setLatLng([shown.latitude, shown.longitude]);
      drawGround(shown);
      map.panTo([shown.latitude, shown.longitude], { animate: false });
    },
    close: (): void => void map.remove(),
  };
}
/** A map with its pin. */
export type Pin = ReturnType<typeof openPin>;
