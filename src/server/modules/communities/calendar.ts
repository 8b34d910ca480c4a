/** @file Gatherings as iCalendar files (RFC 5545): single ones, and a community's calendar to subscribe to. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { validate as isUuid } from 'uuid';
import { communityNames } from '#facts/communities.ts';
import { paths } from '#facts/paths.ts';
import { hourSeconds } from '#facts/time.ts';
import type { Meetup } from '#contract/communities.ts';
import { localeNow, prefixNow, t, translated } from '#words/t.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/db/handle.ts';
import { findMeetup, upcomingMeetups } from './meetups-queries.ts';

const maxBytes = 75;

/** Splits a content line into parts of at most 75 bytes, the continued ones with their space, between letters only. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > maxBytes) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += more;
  }
  return parts.join('\r\n');
}

/** Folds iCalendar text by bytes, as RFC 5545 requires; the library counts letters, so that Hindi lines grow too long. */
const foldLines = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');

type Dependencies = { db: Database; clock: Clock; config: Config };

const kept = `public, max-age=${hourSeconds}`;

/** Converts an instant to the library's UTC form. */
function utc(instant: string): DateArray {
  const at = new Date(instant);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
}

/** Returns the text of a calendar with these gatherings. @throws when the library refuses one */
export function calendarOf(meetups: readonly Meetup[], { company, publicUrl }: Config, name: string): string {
  const host = new URL(publicUrl).hostname;
  const events = meetups.map((meetup): EventAttributes => ({
    uid: `${meetup.id}@${host}`,
    title: meetup.title,
    description: meetup.description,
    location: meetup.place,
    url: publicUrl + prefixNow() + paths.communities,
    start: utc(meetup.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(meetup.endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: 'CONFIRMED',
    organizer: { name: company.brand, email: company.email },
  }));
  const { error, value } = createEvents(events, {
    productId: `-//${company.brand}//Communities//${localeNow().toUpperCase()}`,
    method: 'PUBLISH',
    calName: name,
  });
  if (error || !value) throw error ?? new Error('the calendar is empty');
  return foldLines(value);
}

const sendCalendar = (reply: FastifyReply, file: string, text: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', kept)
    .header('content-disposition', `attachment; filename="${file}"`)
    .send(text);

const nothing = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send(`${t('There is no such calendar.')}\n`);

/** Serves `/communities/meetups/<id>.ics` and `/communities/<community>.ics`. */
export function calendarFiles(app: FastifyInstance, { db, clock, config }: Dependencies): void {
  app.get<{ Params: { file: string } }>('/communities/meetups/:file', async ({ params }, reply) => {
    const id = /^(.{36})\.ics$/.exec(params.file)?.[1];
    const meetup = id && isUuid(id) ? await findMeetup(db, id) : null;
    if (!meetup) return nothing(reply);
    return sendCalendar(reply, `${meetup.community}.ics`, calendarOf([meetup], config, meetup.title));
  });
  app.get<{ Params: { file: string } }>('/communities/:file', async ({ params }, reply) => {
    const id = /^([a-z-]{1,40})\.ics$/.exec(params.file)?.[1];
    if (!id || !Object.hasOwn(communityNames, id)) return nothing(reply);
    const name = translated(communityNames[id as keyof typeof communityNames]);
    const list = await upcomingMeetups(db, clock(), id);
    return sendCalendar(reply, `${id}.ics`, calendarOf(list, config, name));
  });
}
