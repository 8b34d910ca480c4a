import 'leaflet/dist/leaflet.css';
import '#ui/map/map.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '#facts/limits.ts';
import type { Place } from '#contract/places.ts';
import { openPin, type Pin } from './pin.ts';

type Props = { place: Place; tiles: string | null; onMove: (place: Place) => void };

/** A map with one pin that is dragged, or moved with the arrow keys. Heavy: load it when somebody wants to place a pin. */
export default function PinMap({ place, tiles, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const pin = useRef<Pin>(null);
  const onMoved = useEffectEvent(onMove);
  const start = useRef(place);
  useEffect(() => {
    const opened = openPin(box.current!, {
      place: start.current,
      zoom: limits.mapZoom,
      tiles,
      onMove: (moved) => onMoved(moved),
    });
    pin.current = opened;
    return () => opened.close();
  }, [tiles]);
  const { latitude, longitude } = place;
  useEffect(() => pin.current?.show({ latitude, longitude }), [latitude, longitude]);
  return <div ref={box} aria-label="Map with your pin" className="map-box absolute inset-0 z-0" />;
}
