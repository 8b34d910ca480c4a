import { divIcon, type DivIcon, type Marker } from 'leaflet/dist/leaflet-src.esm.js';

/** Large enough for a finger; the drawing inside is smaller. */
const targetPixels = 44;

function element(className: string, text = ''): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

const icon = (className: string, text: string, anchor: [number, number]): DivIcon =>
  divIcon({
    html: element(className, text),
    className: 'map-target',
    iconSize: [targetPixels, targetPixels],
    iconAnchor: anchor,
  });

/** The tip of a pin is at its position. */
const tip: [number, number] = [targetPixels / 2, targetPixels - 4];
const middle: [number, number] = [targetPixels / 2, targetPixels / 2];

/** Returns the icon of a vendor; the chosen one differs in shape and colour. */
export const placeIcon = (chosen: boolean): DivIcon =>
  icon(`map-pin${chosen ? ' map-pin-chosen' : ''}`, '', tip);
/** Returns the icon of the market itself: flat on the ground, so that it hides no vendor. */
export const marketIcon = (): DivIcon => icon('map-market', '', middle);
/** Returns the icon of a cluster of vendors. */
export const clusterIcon = (count: number): DivIcon => icon('map-cluster', String(count), middle);
/** Returns text on the ground, without a tap target. */
export const wordsIcon = (words: string): DivIcon =>
  divIcon({ html: element('map-words', words), className: 'map-words-box', iconSize: [0, 0] });

/** Returns a name written on the ground itself. */
export const nameIcon = (words: string): DivIcon =>
  divIcon({ html: element('map-name', words), className: 'map-words-box', iconSize: [0, 0] });

/** Returns text beside a marker. */
export const label = (words: string): HTMLElement => element('', words);

/** Sets the accessible name of a marker; the library names only those made of a picture. */
export function nameMarker(marker: Marker, name: string): Marker {
  const say = () => marker.getElement()?.setAttribute('aria-label', name);
  return marker.on('add', say);
}
