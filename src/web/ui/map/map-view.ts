import { latLngBounds, map as createMap, popup, type Map } from 'leaflet/dist/leaflet-src.esm.js';
import { apartZoom } from './map-clusters.ts';
import type { Box } from '#domain/finding/places.ts';
import { layBase, media } from './map-base.ts';
import { walkingRings } from './map-ground.ts';
import { createMarkers } from './map-markers.ts';
import { nameMiddle } from './map-name.ts';
import { metresPerPixel, type MapOptions, type MapPlace } from './map-places.ts';

/** The highest zoom at which several vendors are shown at first. */
const nearestZoom = 15;
/** Vendors within these metres are one spot. Closer than at this zoom, our own ground around it has neither roads nor names. */
const spotMetres = 300;
const spotZoom = 13;
/** At this zoom the names of towns are in sight wherever somebody works. */
const farthestZoom = 10;

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

/** Returns how many names of our own ground are on the map. */
function namesInSight(map: Map): number {
  const frame = map.getContainer().getBoundingClientRect();
  return [...map.getContainer().querySelectorAll('.map-name')].filter((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    return left < frame.right && frame.left < right && top < frame.bottom && frame.top < bottom;
  }).length;
}

/** Renders the map into an element. Nothing here makes markup from strings, which the page's policy forbids. */
export function openMap(box: HTMLElement, options: MapOptions) {
  const { centre, name, zoom, tiles, cards, onChoose, onScale, onMoved, onHighlight, onTilesFailed } =
    options;
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
  let ownGround = false;
  layBase(map, tiles, (tilesFailed) => {
    ownGround = true;
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
    minWidth: cards ? 260 : 180,
    maxWidth: cards ? 290 : 220,
    offset: [0, -30],
    // The zoom buttons are at the right.
    autoPanPaddingTopLeft: [12, 12],
    autoPanPaddingBottomRight: [68, 12],
  });
  bubble.on('remove', () => onChoose(null, false));
  map.on('click', () => onChoose(null, false));
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
    /** Selects a vendor; `over` opens the bubble over it. */
    choose(place: MapPlace | null, { over }: { over: boolean }): void {
      if (!place || !over) map.closePopup();
      markers.choose(place);
      if (place && over) bubble.setLatLng([place.latitude, place.longitude]).openOn(map);
      // What is said at the foot of the map covers its lower half at most.
      if (place && !over) map.panBy([0, map.getSize().y / 4], { animate: false });
    },
    /** Updates the bubble after its content has changed, so that it fits and is whole on screen. */
    fit(): void {
      if (!bubble.isOpen()) return;
      // The library puts the content into the page anew.
      const focused = words.contains(document.activeElement) ? document.activeElement : null;
      bubble.update();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    },
    zoomBy(steps: number): void {
      map.setZoom(map.getZoom() + steps);
      onMoved?.(boxOf(map));
    },
    /** Moves the map so that all of them are visible, with the ground around them by which one knows where they are. */
    show(places: readonly MapPlace[]): void {
      if (places.length === 0) return;
      const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
      const isOneSpot = bounds.getNorthEast().distanceTo(bounds.getSouthWest()) < spotMetres;
      map.fitBounds(bounds, {
        padding: [36, 36],
        maxZoom: isOneSpot ? spotZoom : nearestZoom,
        animate: false,
      });
      while (ownGround && isOneSpot && map.getZoom() > farthestZoom && namesInSight(map) < 2)
        map.setZoom(map.getZoom() - 1, { animate: false });
    },
    highlight: markers.highlight,
    focusMarker: markers.focus,
    close: (): void => void map.remove(),
  };
}
/** An open map. */
export type MapView = ReturnType<typeof openMap>;
