/** @file Our own map ground without tiles: the skeleton of the city at low zoom, the lanes of the markets at high zoom. */
import {
  circleMarker,
  layerGroup,
  marker,
  polyline,
  type LatLngTuple,
  type Layer,
  type Map,
} from 'leaflet/dist/leaflet-src.esm.js';
import { borders, metro, names, roads, water, type Line } from './city-data.ts';
import { marketGrounds, type MarketGround } from './market-data.ts';
import { nameIcon } from './map-icons.ts';

const metresPerDegree = 111_200;
/** Lowest zoom of each part. */
const from = { stations: 12, stationNames: 13, lanes: 14, landmarks: 15 };
/** Number of roads drawn wider; all are wider at a higher zoom. */
const mainRoads = 8;

/** Options of markers under every pin. */
const silent = { interactive: false, keyboard: false, zIndexOffset: -2000 } as const;
const point = (north: number, east: number): LatLngTuple => [28 + north / 1000, 76 + east / 1000];
const pairs = (numbers: readonly number[]) =>
  numbers.flatMap((one, index) => (index % 2 === 0 ? [[one, numbers[index + 1]!] as const] : []));
const line = (points: LatLngTuple[], className: string, weight: number, color?: string) =>
  polyline(points, { className, weight, interactive: false, ...(color && { color }) });
const cityLine = ([, points]: Line, className: string, weight: number) =>
  line(
    pairs(points).map(([north, east]) => point(north, east)),
    className,
    weight,
  );
const nameAt = (at: LatLngTuple, words: string) => marker(at, { icon: nameIcon(words), ...silent });
/** Returns the marker of a line's name, at its middle point. */
const nameOf = ([words, points]: Line) => {
  const all = pairs(points);
  const [north, east] = all[Math.floor(all.length / 2)]!;
  return nameAt(point(north, east), words);
};

const stationsOf = () => {
  const all = metro.flatMap(([, , stations]) => stations);
  return [...new globalThis.Map(all.map((station) => [station[0], station])).values()];
};

/** Converts metres from the middle of a market to degrees. */
function marketPoint({ centre: [north, east] }: MarketGround, x: number, y: number): LatLngTuple {
  const shrink = Math.cos((north * Math.PI) / 180);
  return [north + y / metresPerDegree, east + x / (metresPerDegree * shrink)];
}

const lanesOf = (market: MarketGround, weight: number) =>
  market.lanes.map((lane) =>
    line(
      pairs(lane).map(([x, y]) => marketPoint(market, x, y)),
      'map-lane',
      weight,
    ),
  );

/** Returns the layers of a zoom, the lowest first. */
function layersAt(zoom: number): Layer[] {
  const near = Math.max(0, zoom - 10);
  const shown = (least: number, make: () => Layer[]) => (zoom >= least ? make() : []);
  return [
    ...water.map((one, index) => cityLine(one, 'map-water', index === 0 ? 6 + near * 3 : 1 + near / 2)),
    ...borders.map((one) => cityLine(one, 'map-border', 1.5)),
    ...shown(from.lanes, () =>
      marketGrounds.flatMap((market) => lanesOf(market, 3 + (zoom - from.lanes) * 3)),
    ),
    ...roads.map((one, index) => cityLine(one, 'map-road', (index < mainRoads ? 2.5 : 1.5) + near)),
    ...metro.map(([, colour, stations]) =>
      line(
        stations.map(([, north, east]) => point(north, east)),
        'map-metro',
        1.5 + near / 4,
        colour,
      ),
    ),
    ...shown(from.stations, () =>
      stationsOf().map(([, north, east]) =>
        circleMarker(point(north, east), {
          radius: 2 + near / 2,
          weight: 1.5,
          className: 'map-station',
          interactive: false,
        }),
      ),
    ),
    ...shown(from.stationNames, () =>
      stationsOf().map(([name, north, east]) => nameAt(point(north + 1.2, east), name)),
    ),
    ...shown(12, () => [...water.slice(0, 1), ...roads.slice(0, mainRoads)].map(nameOf)),
    ...names
      .filter(([, , , least]) => zoom >= least && zoom < least + 4)
      .map(([words, north, east]) => nameAt(point(north, east), words)),
    ...shown(from.landmarks, () =>
      marketGrounds.flatMap((market) =>
        market.landmarks.map(([words, x, y]) => nameAt(marketPoint(market, x, y), words)),
      ),
    ),
  ];
}

/** Draws the ground of a map, anew for each zoom: lanes clutter a low zoom, names of towns a high one. */
export function cityGround(map: Map) {
  const ground = layerGroup();
  const draw = () => {
    ground.clearLayers();
    for (const layer of layersAt(Math.round(map.getZoom()))) ground.addLayer(layer);
  };
  map.on('zoomend', draw);
  draw();
  return ground;
}
