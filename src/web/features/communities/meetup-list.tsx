import { CalendarPlus } from 'lucide-react';
import { t } from '#words/t.ts';
import type { Meetup } from '#contract/communities.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { AsServed } from '#ui/as-served.tsx';
import { RichText } from '#ui/rich-text.tsx';

const day = delhiFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const time = delhiFormat({ hour: 'numeric', minute: '2-digit' });
/** `11 am`, `6.30 pm`: the notation of hours on the whole site. */
const showTime = (at: string) => showMoment(time, at).replace(':00', '').replace(':', '.');
const showStart = (at: string) => t('{day}, {time}', { day: showMoment(day, at), time: showTime(at) });

/** Next meetings of a community, each date ready for the visitor's calendar. Times are Delhi's for every reader. */
export function MeetupList({ meetups }: { meetups: readonly Meetup[] }) {
  if (meetups.length === 0)
    return (
      <p className="text-ink-soft">{t('The next date is not fixed yet. Ask below, and we tell you.')}</p>
    );
  return (
    <ul className="grid gap-2 sm:gap-4">
      {meetups.map((meetup) => (
        <li key={meetup.id} className="border-l-3 border-marigold pl-4">
          <p lang={meetup.lang} className="font-semibold">
            {meetup.title}
          </p>
          <p>
            <RichText
              text={t('<from>{start}</from> to <until>{end}</until>', {
                start: meetup.startsAt,
                end: meetup.endsAt,
              })}
              parts={{
                from: (at) => (
                  <time dateTime={at}>
                    <AsServed of={at} write={showStart} />
                  </time>
                ),
                until: (at) => <AsServed of={at} write={showTime} />,
              }}
            />
          </p>
          <p lang={meetup.lang} className="text-ink-soft">
            {meetup.place}
          </p>
          <a
            href={meetup.calendar}
            className="tap inline-flex items-center gap-2 font-semibold text-teal hover:underline"
          >
            <CalendarPlus aria-hidden size={18} /> {t('Add to my calendar')}
            <span lang={meetup.lang} className="sr-only">
              : {meetup.title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
