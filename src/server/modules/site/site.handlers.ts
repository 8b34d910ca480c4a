import type { siteEndpoints } from '#contract/site.ts';
import { noticeVersion } from '#facts/notice.ts';
import type { Handler } from '#platform/call.ts';
import { yearInDelhi, type Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';

/** Answers what every page knows about the site itself; the same until the next start. */
export const siteHandlers = (config: Config, clock: Clock): { site: Handler<typeof siteEndpoints.site> } => ({
  site: async () => ({
    url: config.publicUrl,
    company: config.company,
    embeds: config.embeds,
    year: yearInDelhi(clock()),
    noticeVersion,
  }),
});
