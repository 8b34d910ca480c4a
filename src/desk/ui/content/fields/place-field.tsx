import { Field } from '#ui/field.tsx';
import type { ContentData } from '#contract/desk/content/fields.ts';
import { FieldGroup } from './group.tsx';
import { textOf, type ValueProps } from './value-props.ts';

const parts = [
  ['lat', 'Latitude'],
  ['lng', 'Longitude'],
] as const;
/** What is no number yet, such as `28.`, stays as it was typed. */
const numberIn = (typed: string) => (/^\s*-?\d+(\.\d+)?\s*$/.test(typed) ? Number(typed) : typed);

/** A place on the map by its two numbers, as a map program copies them. */
export function PlaceField({ id, field, value, onChange, error }: ValueProps) {
  const place = value !== null && typeof value === 'object' ? (value as ContentData) : {};
  const put = (name: 'lat' | 'lng', typed: string) => {
    // Both at once, pasted as a map program copies them.
    const pair = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/.exec(typed);
    if (pair) return onChange({ lat: Number(pair[1]), lng: Number(pair[2]) });
    const next = { lat: place['lat'] ?? '', lng: place['lng'] ?? '', [name]: numberIn(typed) };
    return onChange(next.lat === '' && next.lng === '' ? null : next);
  };
  return (
    <FieldGroup id={id} field={field} error={error}>
      <div className="grid max-w-md grid-cols-2 gap-4">
        {parts.map(([name, label]) => (
          <Field
            key={name}
            id={`${id}.${name}`}
            label={label}
            required
            inputMode="decimal"
            autoComplete="off"
            value={textOf(place[name] ?? null)}
            onChange={({ currentTarget }) => put(name, currentTarget.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
