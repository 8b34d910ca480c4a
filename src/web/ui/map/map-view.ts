import { map as createMap, popup, type Map } from 'leaflet/dist/leaflet-src.esm.js';
import { apartZoom } from './map-clusters.ts';
import type { Box } from '#domain/finding/places.ts';
import { layBase, media } from './map-base.ts';
import { walkingRings } from './map-ground.ts';
import { createMarkers } from './map-markers.ts';
import { nameMiddle } from './map-name.ts';
import { metresPerPixel, type MapOptions, type MapPlace } from './map-places.ts';

/** Returns the visible area, to about ten metres. */
function boxOf(map: Map): Box {
  const bounds = map.getBounds();
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return {
    south: rounded(bounds.getSouth()),
    west: rounded(bounds.getWest()),
    north: rounded(bounds.getNorth()),
    east: rounded(bounds.getEast()),
  };
}

/** Renders the map into an element. Nothing here makes markup from strings, which the page's policy forbids. */
export function openMap(box: HTMLElement, options: MapOptions) {
  const { centre, name, zoom, tiles, onChoose, onScale, onMoved, onHighlight, onTilesFailed } = options;
  const still = media('(prefers-reduced-motion: reduce)');
  const map = createMap(box, {
    center: [centre.latitude, centre.longitude],
    zoom,
    minZoom: name === null ? 9 : 11,
    maxZoom: apartZoom,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    // One finger scrolls the page; two move the map.
    dragging: !media('(pointer: coarse)'),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  // The wheel scrolls the page until the map has the focus.
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  layBase(map, tiles, (tilesFailed) => {
    if (name !== null) walkingRings(centre).addTo(map);
    if (tilesFailed) onTilesFailed();
  });

  const markers = createMarkers(map, { onChoose, onHighlight });
  const middle = name === null ? null : nameMiddle(map, centre, name);
  // After the markers are drawn.
  map.on('zoomend', () => middle?.settle());
  const words = document.createElement('div');
  const bubble = popup({
    content: words,
    closeButton: false,
    minWidth: 180,
    maxWidth: 220,
    offset: [0, -30],
    // The zoom buttons are at the right.
    autoPanPaddingTopLeft: [12, 12],
    autoPanPaddingBottomRight: [68, 12],
  });
  bubble.on('remove', () => onChoose(null, false));
  const reportScale = () => onScale(metresPerPixel(map.getCenter().lat, map.getZoom()));
  map.on('zoomend', reportScale);
  reportScale();
  // Movements by our own code are not the visitor's.
  map.on('dragend', () => onMoved?.(boxOf(map)));
  map.getContainer().addEventListener('keyup', ({ key }) => key.startsWith('Arrow') && onMoved?.(boxOf(map)));

  return {
    /** The element for the content about the selected vendor. */
    words,
    setPlaces(places: readonly MapPlace[]): void {
      markers.set(places);
      middle?.settle();
    },
    choose(place: MapPlace | null): void {
      if (!place) map.closePopup();
      markers.choose(place);
      if (place) bubble.setLatLng([place.latitude, place.longitude]).openOn(map);
    },
    /** Updates the bubble after its content has changed, so that it fits and is whole on screen. */
    fit: (): void => void (bubble.isOpen() && bubble.update()),
    zoomBy(steps: number): void {
      map.setZoom(map.getZoom() + steps);
      onMoved?.(boxOf(map));
    },
    /** Moves the map so that all of them are visible. */
    show(places: readonly MapPlace[]): void {
      if (places.length > 0)
        map.fitBounds(
          places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
          { padding: [36, 36], maxZoom: 15, animate: false },
        );
    },
    highlight: markers.highlight,
    focusMarker: markers.focus,
    close: (): void => void map.remove(),
  };
}
/** An open map. */
export type MapView = ReturnType<typeof openMap>;
