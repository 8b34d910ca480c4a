import 'leaflet/dist/leaflet.css';
import '#ui/map/map.css';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Minus, Plus } from 'lucide-react';
import { limits } from '#facts/limits.ts';
import type { Place } from '#contract/places.ts';
import type { MapPlace } from './map-places.ts';
import { MapScale } from './map-scale.tsx';
import { openMap, type MapView } from './map-view.ts';

type Props = {
  centre: Place;
  name: string;
  places: readonly MapPlace[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  tiles: string | null;
  attribution: string;
  /** The words in the bubble over a vendor. */
  bubble: (id: string) => ReactNode;
};

const control = 'tap grid place-items-center bg-paper text-ink hover:text-teal';

/** The running map. Loaded only when somebody is near it: the library is heavier than the rest of the page. */
export default function MapCanvas({
  centre,
  name,
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
  useEffect(() => {
    const opened = openMap(box.current!, {
      centre: { latitude, longitude },
      name,
      zoom: limits.mapZoom,
      tiles,
      onChoose: (id, byKey) => onChosen(id, byKey),
      onScale: setMetresPerPixel,
      onTilesFailed: () => setTilesFailed(true),
    });
    setView(opened);
    return () => opened.close();
  }, [latitude, longitude, name, tiles]);
  useEffect(() => view?.setPlaces(places), [view, places]);
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
      <div ref={box} aria-label={`Map of ${name}`} className="map-box absolute inset-0 z-0" />
      {view && chosenId !== null && createPortal(bubble(chosenId), view.words)}
      <div className="absolute right-3 top-3 z-10 grid divide-y divide-line overflow-hidden rounded-md border border-line shadow-card">
        <button type="button" aria-label="Zoom in" className={control} onClick={() => view?.zoomBy(1)}>
          <Plus aria-hidden size={20} />
        </button>
        <button type="button" aria-label="Zoom out" className={control} onClick={() => view?.zoomBy(-1)}>
          <Minus aria-hidden size={20} />
        </button>
      </div>
      <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 flex items-end justify-between gap-3">
        <MapScale metresPerPixel={metresPerPixel} />
        {tiles && (
          <p role="status" className="rounded-sm bg-paper/85 px-2 py-0.5 text-xs text-ink">
            {tilesFailed ? 'Streets could not be loaded; the places are right.' : attribution}
          </p>
        )}
      </div>
    </>
  );
}
