import type { communityEndpoints } from '#contract/communities.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { calendarFiles } from './calendar.ts';
import { meetupTarget } from './meetups.content.ts';
import { upcomingMeetups } from './meetups-queries.ts';
import { seedMeetups } from './meetups.seed.ts';

/** Creates gatherings, on the page and as calendars to subscribe to. */
export const createCommunities = ({
  config,
  clock,
  db,
}: Pick<Platform, 'config' | 'clock' | 'db'>): Module<typeof communityEndpoints> => ({
  handlers: { meetupList: () => upcomingMeetups(db, clock()) },
  routes: (app) => calendarFiles(app, { db, clock, config }),
  seed: seedMeetups,
  content: { meetup: meetupTarget },
});
