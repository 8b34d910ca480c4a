import { useState, type ComponentProps } from 'react';
import { LocateFixed } from 'lucide-react';
import type { Place } from '#contract/places.ts';
import { messages } from '#facts/messages.ts';
import { lazyPart } from '#kit/lazy-part.tsx';
import { locationProblem, useMyLocation } from '#kit/my-location.ts';
import { useSite } from '#kit/site.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { allowLeaflet } from '#ui/map/allow-leaflet.ts';
import type PinMapItself from './pin-map.tsx';
import { readPlace, showPlace } from './place-text.ts';

const PinMap = lazyPart<ComponentProps<typeof PinMapItself>>(
  () => {
    allowLeaflet();
    return import('./pin-map.tsx').then((module) => module.default);
  },
  {
    loading: <p className="p-4">{messages.loading}</p>,
    StandIn: () => <p className="p-4">The map could not be loaded. The text above works without it.</p>,
  },
);

type Props = {
  value: Place | null;
  /** Where the map begins when there is no pin yet. */
  around: Place;
  error: string | null;
};

/** A place by map, by text, or by where the device is: all three move the same pin. */
export function PinFields({ value, around, error }: Props) {
  const [typed, setTyped] = useState(value ? showPlace(value) : '');
  const put = (place: Place) => setTyped(showPlace(place));
  const [mine, ask] = useMyLocation(put);
  const { embeds } = useSite();
  return (
    <>
      <Field
        name="place"
        label="Latitude, longitude"
        hint="As a map program copies it, such as 28.5496, 77.2346. Empty takes the pin away."
        inputMode="text"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={error ?? undefined}
      />
      <div>
        <Button look="secondary" disabled={mine.state === 'asking'} onClick={ask}>
          <LocateFixed aria-hidden size={18} /> I am there now
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {locationProblem[mine.state] ?? ''}
        </p>
      </div>
      <div className="jaali relative isolate h-72 overflow-hidden rounded-lg border border-line bg-paper-deep">
        <PinMap place={readPlace(typed) ?? around} tiles={embeds.mapsTiles} onMove={put} />
      </div>
    </>
  );
}
