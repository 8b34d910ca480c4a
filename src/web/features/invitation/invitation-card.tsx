import type { OwnInvitation } from '#contract/plan-guests.ts';
import { celebrationDays } from '#domain/plans/celebration-days.ts';
import { mapSearchHref } from '#domain/finding/places.ts';
import { dayFormat, delhiFormat, showDay, showMoment } from '#domain/formats/show-date.ts';
import { utcOffset } from '#facts/time.ts';
import { invitationWords as words } from '#content/plan-guests.ts';
import { TextAnchor } from '#ui/text-link.tsx';
import { asWrittenBy } from '#ui/written-lang.ts';
import { Garland } from './garland.tsx';

const long = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = delhiFormat({ timeStyle: 'short' });

type Props = {
  card: Pick<OwnInvitation, 'names' | 'hosts' | 'words' | 'days'> & { for?: string };
  /** Whether it is a page of its own, or a part of one. */
  alone: boolean;
};

/** The card: an arch with a garland, who invites, who celebrates, and each day with its place and its way there. */
export function InvitationCard({ card: { names, hosts, words: text, days, for: name }, alone }: Props) {
  const Names = alone ? 'h1' : 'h3';
  const Day = alone ? 'h2' : 'h4';
  return (
    <article className="mx-auto max-w-xl overflow-hidden rounded-t-[9rem] rounded-b-xl border-2 border-marigold bg-paper p-2 text-center shadow-card sm:rounded-t-[14rem]">
      <div className="rounded-t-[8.5rem] rounded-b-lg border border-marigold px-5 pb-8 sm:rounded-t-[13.5rem] sm:px-10">
        <Garland />
        {name && <p className="wrap-anywhere text-ink-soft">{words.for(name)}</p>}
        <p className="mt-4 wrap-anywhere">{hosts ? words.invite(hosts) : words.inviteAlone}</p>
        <Names className="mt-3 text-4xl wrap-anywhere text-sindoor" {...asWrittenBy(names)}>
          {names}
        </Names>
        {text && (
          <p className="mt-4 wrap-anywhere whitespace-pre-line" {...asWrittenBy(text)}>
            {text}
          </p>
        )}
        <ul className="mt-6 grid gap-6">
          {days.map(({ day, date, time, place, address }) => (
            <li key={day} className="border-t border-line pt-5">
              <Day className="text-2xl">{celebrationDays[day]}</Day>
              <p className="mt-1 font-semibold">
                {showDay(long, date)}
                {time && (
                  <>
                    {', '}
                    <span className="whitespace-nowrap">
                      {words.from(showMoment(clock, `${date}T${time}:00${utcOffset}`))}
                    </span>
                  </>
                )}
              </p>
              <p className="wrap-anywhere" {...asWrittenBy(place)}>
                {place}
              </p>
              {address && (
                <p className="wrap-anywhere text-ink-soft" {...asWrittenBy(address)}>
                  {address}
                </p>
              )}
              <TextAnchor
                href={mapSearchHref([place, address].filter(Boolean).join(', '))}
                look="standing"
                target="_blank"
                rel="noopener noreferrer"
                className="no-print"
              >
                {words.map(celebrationDays[day])}
              </TextAnchor>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
