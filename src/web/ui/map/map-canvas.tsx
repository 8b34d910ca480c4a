import 'leaflet/dist/leaflet.css';
import './map.css';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import type { Box, Place } from '#domain/finding/places.ts';
import { type MapPlace, scaleOf } from './map-places.ts';
import { openMap, type MapView } from './map-view.ts';
import { MapFoot } from './map-foot.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

const maxScalePixels = 110;

/** The scale bar of this map. */
function MapScale({ metresPerPixel }: { metresPerPixel: number }) {
  const { words, pixels } = scaleOf(metresPerPixel, maxScalePixels);
  return (
    <div className="rounded-sm bg-paper/85 px-2 pb-1 text-xs font-semibold text-ink">
      <p>{words}</p>
      <svg width={pixels} height="6" aria-hidden className="block text-ink">
        <path d={`M1 0v5H${pixels - 1}V0`} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </div>
  );
}

type Props = {
  centre: Place;
  /** Name of the map. */
  name: string;
  /** Shows all places instead of the surroundings of the middle, which then has no marker. */
  fits?: boolean;
  /** A vendor highlighted from beside the map. */
  highlightedId?: string | null;
  onHighlight?: (id: string | null) => void;
  onMoved?: (box: Box) => void;
  places: readonly MapPlace[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  tiles: string | null;
  attribution: string;
  /** Returns the content about the chosen vendor. */
  bubble: (id: string) => ReactNode;
  /** Where it is shown: `over` the vendor, as a bubble as wide as a `card`, or at the `foot` of the map. */
  callout?: 'over' | 'card' | 'foot';
};

/** All of Delhi-NCR on a phone. */
const cityZoom = 10;

/** The running map. Loaded only near the viewport: the library is larger than the rest of the page. */
export default function MapCanvas({
  centre,
  name,
  fits = false,
  highlightedId = null,
  onHighlight,
  onMoved,
  places,
  chosenId,
  onChoose,
  tiles,
  attribution,
  bubble,
  callout = 'over',
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [metresPerPixel, setMetresPerPixel] = useState(2);
  const [tilesFailed, setTilesFailed] = useState(false);
  const keyed = useRef(false);
  const foot = useRef<HTMLDivElement>(null);
  const cards = callout === 'card';
  const over = callout !== 'foot';
  const { latitude, longitude } = centre;

  const onChosen = useEffectEvent((id: string | null, byKey: boolean) => {
    keyed.current = byKey;
    onChoose(id);
  });
  const onMove = useEffectEvent((moved: Box) => onMoved?.(moved));
  const onPoint = useEffectEvent((id: string | null) => onHighlight?.(id));
  useEffect(() => {
    const opened = openMap(box.current!, {
      centre: { latitude, longitude },
      name: fits ? null : name,
      zoom: fits ? cityZoom : limits.mapZoom,
      tiles,
      cards,
      onChoose: (id, byKey) => onChosen(id, byKey),
      onMoved: (moved) => onMove(moved),
      onHighlight: (id) => onPoint(id),
      onScale: setMetresPerPixel,
      onTilesFailed: () => setTilesFailed(true),
    });
    setView(opened);
    return () => opened.close();
  }, [latitude, longitude, name, fits, tiles, cards]);
  useEffect(() => {
    view?.setPlaces(places);
    if (fits) view?.show(places);
  }, [view, places, fits]);
  useEffect(() => view?.highlight(highlightedId), [view, highlightedId]);
  useEffect(() => {
    if (!view) return;
    view.choose(places.find(({ id }) => id === chosenId) ?? null, { over });
    view.fit();
    const content = over ? view.words : foot.current;
    if (chosenId !== null && keyed.current) content?.querySelector<HTMLElement>('a, button')?.focus();
  }, [view, places, chosenId, over]);
  useEffect(() => {
    if (!view) return undefined;
    // What is said of the vendor may come later.
    const watch = new ResizeObserver(() => view.fit());
    watch.observe(view.words);
    return () => watch.disconnect();
  }, [view]);

  const leave = () => {
    if (chosenId !== null) view?.focusMarker(chosenId);
    onChoose(null);
  };
  const onEscape = useEffectEvent(leave);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    view?.words.addEventListener('keydown', onKey);
    return () => view?.words.removeEventListener('keydown', onKey);
  }, [view]);
  return (
    <>
      <div
        ref={box}
        role="group"
        aria-label={t('Map of {name}', { name })}
        className="map-box absolute inset-0 z-0"
      />
      {view && over && chosenId !== null && createPortal(bubble(chosenId), view.words)}
      {view && !over && chosenId !== null && (
        <MapFoot ref={foot} onClose={leave}>
          {bubble(chosenId)}
        </MapFoot>
      )}
      <ZoomButtons onZoom={(steps) => view?.zoomBy(steps)} />
      <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 flex items-end justify-between gap-3">
        <MapScale metresPerPixel={metresPerPixel} />
        {tiles && (
          <p role="status" className="rounded-sm bg-paper/85 px-2 py-0.5 text-xs text-ink">
            {tilesFailed ? t('Streets could not be loaded; the places are right.') : attribution}
          </p>
        )}
      </div>
    </>
  );
}
