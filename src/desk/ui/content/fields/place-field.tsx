import { useState, type ComponentProps } from 'react';
import { Redo2, Undo2 } from 'lucide-react';
import { messages } from '#facts/messages.ts';
import type { Place } from '#domain/finding/places.ts';
import { later } from '#kit/page/later.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { allowLeaflet } from '#ui/map/allow-leaflet.ts';
import type PinMapItself from '#ui/map/pin-map.tsx';
import {
  placeOf,
  pointOf,
  pointWarning,
  pointWords,
  typedPoint,
  withTyped,
} from '../../../kit/content/point.ts';
import { useUndo } from '../../../kit/content/use-undo.ts';
import { FieldGroup } from './group.tsx';
import { textOf, type ValueProps } from './value-props.ts';

const PinMap = later<ComponentProps<typeof PinMapItself>>(
  () => {
    allowLeaflet();
    return import('#ui/map/pin-map.tsx').then((module) => module.default);
  },
  {
    loading: <p className="p-4">{messages.loading}</p>,
    StandIn: () => <p className="p-4">The map could not be loaded. The two numbers work without it.</p>,
  },
);

const parts = [
  ['lat', 'Latitude'],
  ['lng', 'Longitude'],
] as const;
/** The middle of Delhi. */
const delhi: Place = { latitude: 28.6139, longitude: 77.209 };

/** A place, set by a map or by its two numbers, which always agree. The map is our own: the desk contacts no other host. */
export function PlaceField({ id, field, value, onChange, error }: ValueProps) {
  const { change, endStep, undo, redo, onKeyDown } = useUndo(value, onChange);
  const [said, setSaid] = useState('');
  const typed = typedPoint(value);
  const place = placeOf(value);
  const warning = place && pointWarning(place);
  const onMove = (moved: Place) => {
    change(pointOf(moved));
    setSaid(pointWords(moved));
  };
  return (
    <FieldGroup id={id} field={field} error={error}>
      {/* It handles the undo keys of all controls within. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="grid gap-3" onKeyDown={onKeyDown}>
        <div className="grid gap-x-4 gap-y-3 min-[22rem]:grid-cols-2" onBlur={endStep}>
          {parts.map(([name, label]) => (
            <Field
              key={name}
              id={`${id}.${name}`}
              label={label}
              required
              inputMode="text"
              autoComplete="off"
              value={textOf(typed[name])}
              onChange={({ currentTarget }) => {
                change(withTyped(value, name, currentTarget.value), name);
                setSaid('');
              }}
            />
          ))}
        </div>
        {warning && (
          <p role="status" className="border-l-3 border-marigold pl-2 text-sm">
            {warning}
          </p>
        )}
        <div className="jaali relative isolate h-72 overflow-hidden rounded-lg border border-line bg-paper-deep">
          <PinMap place={place} around={delhi} tiles={null} label={field.label} onMove={onMove} />
        </div>
        <p className="sr-only" role="status">
          {said}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
            Click or tap the map, or press Enter on it. The pin is dragged, or moved with the arrow keys; with
            Shift in larger steps.
          </p>
          <Button look="quiet" disabled={!undo} onClick={() => undo?.()}>
            <Undo2 aria-hidden size={18} /> Undo
          </Button>
          <Button look="quiet" disabled={!redo} onClick={() => redo?.()}>
            <Redo2 aria-hidden size={18} /> Redo
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
