import Supercluster from 'supercluster';
import type { MapPlace } from './map-places.ts';

const clusterRadiusPixels = 40;
const tilePixels = 256;
/** Beyond this zoom nothing is clustered. */
export const apartZoom = 19;

/** A marker on screen: one vendor, or a cluster. */
export type Spot =
  | { key: string; place: MapPlace; latitude: number; longitude: number }
  | { key: string; count: number; latitude: number; longitude: number; apartAt: number };

/** Clusters vendors that are too close to distinguish at a zoom. */
export function createClusters(places: readonly MapPlace[]) {
  const index = new Supercluster<{ place: MapPlace }>({
    radius: clusterRadiusPixels,
    extent: tilePixels,
    maxZoom: apartZoom - 1,
  });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    })),
  );

  function spots(box: [west: number, south: number, east: number, north: number], zoom: number): Spot[] {
    return index.getClusters(box, Math.round(zoom)).map(({ geometry, properties }): Spot => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if (!('cluster' in properties))
        return { key: properties.place.id, place: properties.place, latitude, longitude };
      const { cluster_id: id, point_count: count } = properties;
      return { key: `${id}`, count, latitude, longitude, apartAt: index.getClusterExpansionZoom(id) };
    });
  }

  /** Returns the first zoom, from the given one on, at which this vendor stands alone. */
  function zoomOf({ id, latitude, longitude }: MapPlace, from: number): number {
    const near = 0.0001;
    const box: Parameters<typeof spots>[0] = [
      longitude - near,
      latitude - near,
      longitude + near,
      latitude + near,
    ];
    for (let zoom = Math.round(from); zoom < apartZoom; zoom++)
      if (spots(box, zoom).some((spot) => spot.key === id)) return zoom;
    return Math.max(from, apartZoom);
  }

  return { spots, zoomOf };
}
