import { useState } from 'react';
import type { Weekday } from '#contract/vendor-categories.ts';
import { weekdayNames } from '#content/vendor-profile.ts';

type Props = { day: Weekday; hours: string | undefined };

const usual = '10:00-19:00';
const time =
  'tap rounded-md border border-line-strong bg-paper px-2 py-2 text-base text-ink disabled:opacity-40';

/** One weekday: open or not, from and to. */
export function HoursRow({ day, hours }: Props) {
  const [open, setOpen] = useState(hours !== undefined);
  const [from, to] = (hours ?? usual).split('-');
  const name = weekdayNames[day];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label className="tap flex basis-full items-center gap-3 sm:basis-36">
        <input
          type="checkbox"
          name={`${day}-open`}
          checked={open}
          onChange={(event) => setOpen(event.currentTarget.checked)}
          className="size-5 accent-teal"
        />
        {name}
      </label>
      <input
        type="time"
        name={`${day}-from`}
        aria-label={`${name} from`}
        defaultValue={from}
        disabled={!open}
        className={time}
      />
      <span aria-hidden>to</span>
      <input
        type="time"
        name={`${day}-to`}
        aria-label={`${name} to`}
        defaultValue={to}
        disabled={!open}
        className={time}
      />
    </div>
  );
}
