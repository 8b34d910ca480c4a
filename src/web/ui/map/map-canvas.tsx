import 'leaflet/dist/leaflet.css';
import './map.css';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';
import type { Box, Place } from '#domain/finding/places.ts';
import type { MapPlace } from './map-places.ts';
import { MapScale } from './map-scale.tsx';
import { openMap, type MapView } from './map-view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

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
  /** Returns the content of the bubble over a vendor. */
  bubble: (id: string) => ReactNode;
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
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [metresPerPixel, setMetresPerPixel] = useState(2);
  const [tilesFailed, setTilesFailed] = useState(false);
  const keyed = useRef(false);
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
      onChoose: (id, byKey) => onChosen(id, byKey),
      onMoved: (moved) => onMove(moved),
      onHighlight: (id) => onPoint(id),
      onScale: setMetresPerPixel,
      onTilesFailed: () => setTilesFailed(true),
    });
    setView(opened);
    return () => opened.close();
  }, [latitude, longitude, name, fits, tiles]);
  useEffect(() => {
    view?.setPlaces(places);
    if (fits) view?.show(places);
  }, [view, places, fits]);
  useEffect(() => view?.highlight(highlightedId), [view, highlightedId]);
  useEffect(() => {
    if (!view) return;
    view.choose(places.find(({ id }) => id === chosenId) ?? null);
    view.fit();
    if (chosenId !== null && keyed.current) view.words.querySelector<HTMLElement>('a, button')?.focus();
  }, [view, places, chosenId]);

  const leave = useEffectEvent((key: string) => {
    if (key !== 'Escape' || chosenId === null) return;
    view?.focusMarker(chosenId);
    onChoose(null);
  });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => leave(key);
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
      {view && chosenId !== null && createPortal(bubble(chosenId), view.words)}
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
