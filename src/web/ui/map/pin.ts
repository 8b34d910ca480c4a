import { map as createMap, marker, type LayerGroup, type Marker } from 'leaflet/dist/leaflet-src.esm.js';
import { t } from '#words/t.ts';
import type { Place } from '#domain/finding/places.ts';
import { layBase, media } from './map-base.ts';
import { apartZoom } from './map-clusters.ts';
import { walkingRings } from './map-ground.ts';
import { nameMarker, placeIcon } from './map-icons.ts';

type Options = {
  /** Null while there is no pin. */
  place: Place | null;
  /** The area shown without one. */
  around: Place;
  zoom: number;
  tiles: string | null;
  /** The name of the pin, such as `Your place`. */
  label: string;
  onMove: (place: Place) => void;
};

/** Zoom at which the quarter for the pin can be found. */
const findingZoom = 11;
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
const within = (degrees: number, most: number) => Math.min(most, Math.max(-most, rounded(degrees)));
const placeOf = ({ lat, lng }: { lat: number; lng: number }): Place => ({
  latitude: within(lat, 90),
  longitude: within(lng, 180),
});
const pairOf = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude];

/** Draws a map with one pin: set by a click, a tap or Enter, moved by dragging and by the arrow keys. */
export function openPin(box: HTMLElement, { place, around, zoom, tiles, label, onMove }: Options) {
  const map = createMap(box, {
    center: pairOf(place ?? around),
    zoom: place ? zoom : findingZoom,
    minZoom: 9,
    maxZoom: apartZoom,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    // One finger scrolls the page, or drags the pin; two move the map.
    dragging: !media('(pointer: coarse)'),
    maxBounds: [
      [-85, -180],
      [85, 180],
    ],
  });
  let ownGround = false;
  let rings: LayerGroup | null = null;
  let pin: Marker | null = null;
  let focusNew = false;
  const drawRings = () => {
    rings?.remove();
    rings = ownGround && pin ? walkingRings(placeOf(pin.getLatLng())).addTo(map) : null;
  };
  const onPinKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !pin || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The map would move under the pin.
    event.stopPropagation();
    const size = event.shiftKey ? longStepDegrees : stepDegrees;
    const { lat, lng } = pin.getLatLng();
    onMove(placeOf({ lat: lat + step[0] * size, lng: lng + step[1] * size }));
  };
  const addPin = (at: Place): Marker => {
    const added = nameMarker(
      marker(pairOf(at), { icon: placeIcon(true), draggable: true }),
      t('{label}: drag it, or move it with the arrow keys', { label }),
    );
    added.on('dragend', () => onMove(placeOf(added.getLatLng())));
    added.addTo(map).getElement()?.addEventListener('keydown', onPinKey);
    return added;
  };
  const show = (shown: Place | null) => {
    if (!shown) {
      pin?.remove();
      pin = null;
    } else if (pin) pin.setLatLng(pairOf(shown));
    else {
      pin = addPin(shown);
      if (focusNew) pin.getElement()?.focus();
      focusNew = false;
    }
    drawRings();
  };
  layBase(map, tiles, () => {
    ownGround = true;
    drawRings();
  });
  show(place);
  map.on('click', ({ latlng }) => onMove(placeOf(latlng.wrap())));
  box.addEventListener('keydown', (event) => {
    if (event.target !== box || event.key !== 'Enter') return;
    event.preventDefault();
    focusNew = true;
    onMove(placeOf(map.getCenter()));
  });
  return {
    /** Moves the pin there and the map around it; null removes the pin. */
    show(shown: Place | null): void {
      show(shown);
      if (shown) map.panTo(pairOf(shown), { animate: false });
    },
    zoomBy: (levels: number): void => void map.setZoom(map.getZoom() + levels),
    close: (): void => void map.remove(),
  };
}
/** A map with its pin. */
export type Pin = ReturnType<typeof openPin>;
