import { layerGroup, marker, type Map, type Marker } from 'leaflet/dist/leaflet-src.esm.js';
import { t } from '#words/t.ts';
import { clusterIcon, nameMarker, placeIcon } from './map-icons.ts';
import { createClusters, type Spot } from './map-clusters.ts';
import type { MapOptions, MapPlace } from './map-places.ts';

/** The markers of vendors on a map: clustered where they are close, and reused across redraws so that focus is not lost. */
export function createMarkers(
  map: Map,
  { onChoose, onHighlight }: Pick<MapOptions, 'onChoose' | 'onHighlight'>,
) {
  const layer = layerGroup().addTo(map);
  const shown = new globalThis.Map<string, Marker>();
  let clusters = createClusters([]);
  let chosen: string | null = null;

  function make(spot: Spot): Marker {
    const at: [number, number] = [spot.latitude, spot.longitude];
    if ('place' in spot) {
      const { id, name } = spot.place;
      const made = nameMarker(marker(at, { icon: placeIcon(id === chosen), riseOnHover: true }), name);
      made.on('mouseover focus', () => onHighlight?.(id));
      made.on('mouseout blur', () => onHighlight?.(null));
      made.on('click', () => onChoose(id, false));
      made.on('keydown', ({ originalEvent }) => {
        if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onChoose(id, true);
      });
      return made;
    }
    const open = () => map.setView(at, spot.apartAt);
    const made = nameMarker(
      marker(at, { icon: clusterIcon(spot.count) }),
      t('{count} vendors, zoom in', { count: spot.count }),
    );
    made.on('click', open);
    made.on('keydown', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter' || originalEvent.key === ' ') open();
    });
    return made;
  }

  function draw(): void {
    const bounds = map.getBounds().pad(0.3);
    const spots = clusters.spots(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      map.getZoom(),
    );
    const wanted = new Set(spots.map(({ key }) => key));
    for (const [key, old] of shown)
      if (!wanted.has(key)) {
        layer.removeLayer(old);
        shown.delete(key);
      }
    for (const spot of spots)
      if (!shown.has(spot.key)) {
        const made = make(spot);
        shown.set(spot.key, made);
        made.addTo(layer);
      }
  }

  map.on('moveend zoomend', draw);
  return {
    /** Replaces the vendors. */
    set(places: readonly MapPlace[]): void {
      clusters = createClusters(places);
      layer.clearLayers();
      shown.clear();
      draw();
    },
    /** Selects one vendor and brings it on screen, apart from its neighbours. */
    choose(place: MapPlace | null): void {
      const before = chosen;
      chosen = place?.id ?? null;
      if (place)
        // Without animation: a bubble that opens during a movement misjudges the edges.
        map.setView([place.latitude, place.longitude], clusters.zoomOf(place, map.getZoom()), {
          animate: false,
        });
      draw();
      for (const id of [before, chosen]) if (id !== null) shown.get(id)?.setIcon(placeIcon(id === chosen));
    },
    /** Highlights one vendor, without moving the map. */
    highlight(id: string | null): void {
      for (const [key, one] of shown) one.getElement()?.classList.toggle('map-highlighted', key === id);
    },
    focus: (id: string): void => shown.get(id)?.getElement()?.focus(),
  };
}
