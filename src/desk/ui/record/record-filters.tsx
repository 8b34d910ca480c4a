import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { eventAreaNames, eventAreas, typesIn, type EventArea } from '#domain/desk/event-areas.ts';
import { eventWords } from '#domain/desk/events.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { textsOf } from '#desk/kit/texts-of.ts';
import { reads, useRead } from '#desk/kit/query.ts';

export const recordFilters = ['area', 'person', 'type', 'from', 'to', 'subject', 'others'] as const;
export type RecordFilter = (typeof recordFilters)[number];

type Props = {
  valueOf: (name: RecordFilter) => string;
  onFilter: (filters: Record<RecordFilter, string>) => void;
};

/** Filters of the record: area and person first, then what was done within the area. Each is in the address. */
export function RecordFilters({ valueOf, onFilter }: Props) {
  const [area, setArea] = useState(valueOf('area'));
  const types = area in eventAreas ? typesIn(area as EventArea) : null;
  const people = useRead(reads.staffPeopleList());
  const narrowed = recordFilters.some((name) => valueOf(name) !== '');
  return (
    <form
      // The list of people loads after the form: the selection must be set then.
      key={people.value ? 'people' : 'none'}
      className="mb-6 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        const text = textsOf(event.currentTarget);
        onFilter(Object.fromEntries(recordFilters.map((name) => [name, text(name).trim()])) as never);
      }}
    >
      <details
        open={narrowed}
        className="md:details-content:block md:details-content:[content-visibility:visible]"
      >
        <summary className="tap inline-flex cursor-pointer items-center gap-2 rounded-md font-semibold text-teal supports-[selector(::details-content)]:md:hidden">
          <SlidersHorizontal aria-hidden size={18} /> Filters
        </summary>
        <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-3">
          <Field
            as="select"
            label="Area"
            name="area"
            value={area}
            onChange={({ target }) => setArea(target.value)}
          >
            <option value="">All</option>
            {eventAreaNames.map((name) => (
              <option key={name} value={name}>
                {eventAreas[name]}
              </option>
            ))}
          </Field>
          <Field as="select" label="Person" name="person" defaultValue={valueOf('person')}>
            <option value="">Everybody</option>
            {people.value?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Field>
          {types && (
            <Field as="select" key={area} label="What was done" name="type" defaultValue={valueOf('type')}>
              <option value="">Anything</option>
              {types.map((type) => (
                <option key={type} value={type}>
                  {eventWords[type]}
                </option>
              ))}
            </Field>
          )}
          <Field label="From" name="from" type="date" defaultValue={valueOf('from')} />
          <Field label="To" name="to" type="date" defaultValue={valueOf('to')} />
          <Field
            label="Number or name"
            name="subject"
            type="search"
            maxLength={200}
            defaultValue={valueOf('subject')}
          />
          <label className="tap flex items-center gap-2">
            <input
              type="checkbox"
              name="others"
              value="1"
              defaultChecked={valueOf('others') === '1'}
              className="size-5 accent-teal"
            />
            Also what visitors, vendors and the site did
          </label>
          <Button type="submit" look="secondary" className="justify-self-start">
            Show
          </Button>
        </div>
      </details>
    </form>
  );
}
