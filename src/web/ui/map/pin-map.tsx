import 'leaflet/dist/leaflet.css';
import './map.css';
import { t } from '#words/t.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '#facts/limits.ts';
import type { Place } from '#domain/finding/places.ts';
import { openPin, type Pin } from './pin.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

type Props = {
  /** Null while there is no pin: the first click, tap or Enter sets it. */
  place: Place | null;
  around: Place;
  tiles: string | null;
  /** The meaning of the pin. */
  label: string;
  onMove: (place: Place) => void;
};

/** A map on which one pin is set and moved. Heavy: load it when a pin is to be placed. */
export default function PinMap({ place, around, tiles, label, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const pin = useRef<Pin>(null);
  const onMoved = useEffectEvent(onMove);
  const start = useRef({ place, around });
  useEffect(() => {
    const opened = openPin(box.current!, {
      ...start.current,
      zoom: limits.mapZoom,
      tiles,
      label,
      onMove: (moved) => onMoved(moved),
    });
    pin.current = opened;
    return () => opened.close();
  }, [tiles, label]);
  const latitude = place?.latitude ?? null;
  const longitude = place?.longitude ?? null;
  useEffect(
    () => pin.current?.show(latitude === null || longitude === null ? null : { latitude, longitude }),
    [latitude, longitude],
  );
  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={t('Map: {label}', { label })}
        className="map-box absolute inset-0 z-0"
      />
      <ZoomButtons onZoom={(levels) => pin.current?.zoomBy(levels)} />
    </>
  );
}
