import type { policyReportEndpoints } from '#contract/policy-reports.ts';
import type { siteEndpoints } from '#contract/site.ts';
import type { Module } from '#platform/module.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createEventCounter, type EventCounter } from './event-counter.ts';
import { policyReportHandlers } from './policy-reports.ts';
import { companyTarget } from './company.content.ts';
import { textTarget } from './published-text.content.ts';
import { seedPublishedTexts } from './published-text.seed.ts';
import { pageFailure } from '#platform/health/visit-facts.ts';
import { createVisitCounter } from './visit-counter.ts';
import { siteFiles } from './site-files.ts';
import { siteHandlers, type SiteDependencies } from './site-handlers.ts';
import { sitemapRoutes, type SitemapDependencies } from './sitemap-routes.ts';

type Dependencies = Pick<SiteDependencies, 'document' | 'render'> &
  Pick<SitemapDependencies, 'parts' | 'records'> & {
    /** Counts one view of the post with this key. */
    countPostView: SiteDependencies['countPostView'];
    /** Called with the rule of each browser report. */
    countReport: (directive: string) => void;
  };

export type SiteModule = Module<typeof siteEndpoints & typeof policyReportEndpoints> & {
  /** Returns the counts of the last so many days. */
  counts: EventCounter['recent'];
  /** Counts a page, by its name, that was answered with a fault of ours. */
  countFailure: (page: string) => Promise<void>;
};

/** Creates the module of the site's own data, for pages and machines, and of its counts. */
export function createSite(
  { config, clock, db }: Pick<Platform, 'config' | 'clock' | 'db'>,
  { document, render, parts, records, countReport, countPostView }: Dependencies,
): SiteModule {
  const { count, recent } = createEventCounter(db, clock);
  const visits = createVisitCounter(db, clock);
  return {
    handlers: {
      ...siteHandlers({
        config,
        clock,
        db,
        document,
        render,
        count,
        countPostView,
        countVisit: visits.count,
      }),
      ...policyReportHandlers(countReport),
    },
    routes: (app) => {
      siteFiles(app, { config, clock });
      sitemapRoutes(app, { config, parts, records });
    },
    seed: (tx) => seedPublishedTexts(tx, config.company),
    content: { text: textTarget(config.company), company: companyTarget(config.company) },
    retention: { visitMeasures: visits.destroyOld },
    counts: recent,
    countFailure: (page) => count(`${pageFailure} ${page}`),
  };
}
