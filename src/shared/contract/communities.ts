import { z } from 'zod';
import { api } from '#facts/api.ts';
import { endpoint } from './kit.ts';
import { foreignLang } from './lang.ts';

/** A gathering of a community. */
export const Meetup = z
  .object({
    id: z.string(),
    community: z.string().describe('Readable id, such as weddings'),
    title: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    place: z.string(),
    description: z.string(),
    calendar: z.string().describe('Path of its iCalendar file'),
    lang: foreignLang,
  })
  .meta({ id: 'Meetup' });
export type Meetup = z.infer<typeof Meetup>;

export const communityEndpoints = {
  meetupList: endpoint({
    route: api.meetupList,
    summary: 'The gatherings that are not over yet, the next one first; at most 100',
    auth: 'anyone',
    reply: [200, z.array(Meetup)],
    // A past meet-up leaves the list without a purge: replies are cached for minutes, a meet-up lasts hours.
    tags: ['meetups'],
  }),
};
