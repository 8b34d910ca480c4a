import { CalendarPlus } from 'lucide-react';
import type { Meetup } from '#contract/communities.ts';
import { delhiFormat, showMoment } from '#contract/show-date.ts';

const day = delhiFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const time = delhiFormat({ hour: 'numeric', minute: '2-digit' });
/** `11 am`, `6.30 pm`: as hours are written everywhere on the site. */
const showTime = (at: string) => showMoment(time, at).replace(':00', '').replace(':', '.');

/** When a community meets next, each date ready for the visitor's own calendar. Times are Delhi's, wherever it is read. */
export function MeetupList({ meetups }: { meetups: readonly Meetup[] }) {
  if (meetups.length === 0)
    return <p className="text-ink-soft">The next date is not fixed yet. Ask below, and we tell you.</p>;
  return (
    <ul className="grid gap-4">
      {meetups.map(({ id, title, startsAt, endsAt, place, calendar }) => (
        <li key={id} className="border-l-3 border-marigold pl-4">
          <p className="font-semibold">{title}</p>
          <p>
            <time dateTime={startsAt}>
              {showMoment(day, startsAt)}, {showTime(startsAt)}
            </time>{' '}
            to {showTime(endsAt)}
          </p>
          <p className="text-ink-soft">{place}</p>
          <a
            href={calendar}
            className="tap inline-flex items-center gap-2 font-semibold text-teal hover:underline"
          >
            <CalendarPlus aria-hidden size={18} /> Add to my calendar
            <span className="sr-only">: {title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
