import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { LocateFixed } from 'lucide-react';
import { t } from '#words/t.ts';
import type { Place } from '#domain/finding/places.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { messages } from '#facts/messages.ts';
import { importTwice } from '#kit/page/import-twice.ts';
import { later } from '#kit/page/later.tsx';
import { locationProblem, useMyLocation } from '#kit/device/my-location.ts';
import { useSite } from '#kit/page/site.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { allowLeaflet } from '#ui/map/allow-leaflet.ts';
import type PinMapItself from '#ui/map/pin-map.tsx';
import { readPlace, showPlace } from './place-text.ts';
import type * as Places from './place-named.ts';

const PinMap = later<ComponentProps<typeof PinMapItself>>(
  () => {
    allowLeaflet();
    return import('#ui/map/pin-map.tsx').then((module) => module.default);
  },
  {
    loading: <p className="p-4">{messages.loading}</p>,
    StandIn: () => (
      <p className="p-4">{t('The map could not be loaded. The text above works without it.')}</p>
    ),
  },
);

type Props = {
  value: Place | null;
  /** Centre of the map without a pin. */
  around: Place;
  error: string | null;
  vendor: Pick<PublicVendor, 'market' | 'area' | 'address'>;
};

/** A place by map, by text, or by the device's location: all three move the same pin. */
export function PinFields({ value, around, error, vendor }: Props) {
  const [typed, setTyped] = useState(value ? showPlace(value) : '');
  const put = (place: Place) => setTyped(showPlace(place));
  const [mine, ask] = useMyLocation(put);
  const { embeds } = useSite();
  const [found, setFound] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  /** Loads the places of the region; the map works without them. */
  async function load() {
    const places = await importTwice(() => import('./place-named.ts')).catch(() => null);
    if (places) setNames(places.placeNames);
    return places;
  }
  function show(place: Places.NamedPlace | null) {
    setFound(place?.name ?? '');
    if (place) put(place);
  }
  /** Proposes the vendor's probable position, unless the vendor has set one by the time the places load. */
  const propose = useEffectEvent((places: typeof Places | null) => {
    if (places && !value && typed === '') show(places.likelyPlace(vendor));
  });
  useEffect(() => void load().then(propose), []);
  return (
    <>
      <Field
        name="near"
        label={t('Area, market or PIN code')}
        hint={t('It puts the pin in the middle of it. Then drag the pin to your door.')}
        list="pin-names"
        maxLength={60}
        onChange={({ currentTarget }) => {
          const words = currentTarget.value;
          void load().then((places) => places && show(places.placeNamed(words)));
        }}
      />
      <datalist id="pin-names">
        {names.map((name) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {found && t('The pin is in the middle of {name}. Drag it to your door.', { name: found })}
      </p>
      <Field
        name="place"
        label={t('Latitude, longitude')}
        hint={t('As a map program copies it, such as 28.5496, 77.2346. Empty takes the pin away.')}
        inputMode="text"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={error ?? undefined}
      />
      <div>
        <Button look="secondary" disabled={mine.state === 'asking'} onClick={ask}>
          <LocateFixed aria-hidden size={18} /> {t('I am there now')}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {locationProblem[mine.state] ?? ''}
        </p>
      </div>
      <div className="jaali relative isolate h-72 overflow-hidden rounded-lg border border-line bg-paper-deep">
        <PinMap
          place={readPlace(typed) ?? around}
          around={around}
          tiles={embeds.mapsTiles}
          label={t('Your place')}
          onMove={put}
        />
      </div>
    </>
  );
}
