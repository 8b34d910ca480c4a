import { sql } from 'drizzle-orm';
import { noticeVersion } from '#facts/notice.ts';
import type { OpenApiDocument, siteEndpoints } from '#contract/site.ts';
import type { Handler } from '#platform/call.ts';
import { dayInDelhi, yearInDelhi, type Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/db/handle.ts';
import { eventCounts } from '#platform/db/tables.ts';
import { publishedText } from './published-text.ts';

type Endpoints = typeof siteEndpoints;
type Dependencies = {
  config: Config;
  clock: Clock;
  db: Database;
  document: () => OpenApiDocument;
  /** Markdown to safe HTML. */
  render: (markdown: string) => { html: string };
};

/** What every page knows about the site itself, and the counter of events. */
export const siteHandlers = ({
  config,
  clock,
  db,
  document,
  render,
}: Dependencies): { [K in keyof Endpoints]: Handler<Endpoints[K]> } => ({
  site: async () => ({
    url: config.publicUrl,
    company: config.company,
    embeds: config.embeds,
    year: yearInDelhi(clock()),
    noticeVersion,
  }),
  pageText: ({ params }) => publishedText(db, params.key, render),
  openapi: async () => document(),
  eventCount: async ({ body }) => {
    await db
      .insert(eventCounts)
      .values({ day: dayInDelhi(clock()), name: body.name, count: 1 })
      .onConflictDoUpdate({
        target: [eventCounts.day, eventCounts.name],
        set: { count: sql`${eventCounts.count} + 1` },
      });
    return {};
  },
});
