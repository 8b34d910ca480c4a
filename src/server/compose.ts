/** @file Composes the whole site: opens the platform, creates and mounts the modules, starts their jobs, closes all in order. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { endpoints, enquiryEndpoints, staffEndpoints } from '#contract/index.ts';
import type { OpenApiDocument } from '#contract/site.ts';
import type { Call } from '#platform/call.ts';
import { settingWarnings } from '#platform/config/setting-warnings.ts';
import type { DatabaseHandle } from '#platform/db/open.ts';
import { openPlatform, type PlatformOptions } from '#platform/open-platform.ts';
import type { DemoLinks } from '#platform/start/start-words.ts';
import { buildApp, type AppOptions } from '#http/app.ts';
import { closeHttpServer } from '#http/http-server.ts';
import { isPage } from '#http/is-page.ts';
import { failedPage } from '#http/failed-page.ts';
import { createMetrics } from '#http/metrics.ts';
import { handlersOf, mountable } from '#http/mountable.ts';
import { keepReleases } from '#http/release-assets.ts';
import { openPageCache } from '#http/page-cache/open-page-cache.ts';
import type { PurgeChannel } from '#http/page-cache/purge-channel.ts';
import { staffCookies } from '#modules/staff/staff.module.ts';
import { withLocale } from '#words/locales.ts';
import { outsideReads } from '#platform/db/reads.ts';
import { createModules } from './create-modules.ts';
import type { DueWork } from './due-work.ts';
import { openDemonstration } from './demonstration.ts';
import { createRetention } from './retention.ts';
import { seedDemo } from './seed.ts';

export type Site = DueWork & {
  app: FastifyInstance;
  handle: DatabaseHandle;
  /** True when this start filled an empty database with the demonstration. */
  seeded: boolean;
  /** Drops cache tags here and in every other process. Resolves when they have been notified. */
  drop: PurgeChannel['drop'];
  /** Starts the jobs, those of an earlier process included. Called when the site serves: a failed job must not keep it down. */
  beginWork(): Promise<void>;
  /** Returns the link by which the first owner joins the desk; null once the staff has a member. */
  firstOwnerLink(): Promise<string | null>;
  /** Creates the demonstration's people at its first start. Returns links for a vendor and a family; null without a demonstration. */
  openDemonstration(): Promise<DemoLinks | null>;
  /** Destroys expired data, as a job does every night; returns the count of each kind. */
  destroyWhatIsOld(): Promise<Record<string, number>>;
  /** Finishes the work under way, then releases every resource. */
  close(): Promise<void>;
};

export type ComposeOptions = PlatformOptions & Pick<AppOptions, 'pages' | 'middleware'>;

/** Builds the whole site on an open, migrated and, if wanted, seeded database. @throws StartError when it cannot start. */
export async function compose({ pages, middleware, ...options }: ComposeOptions): Promise<Site> {
  const platform = await openPlatform(options);
  const { config, log, clock, handle, jobs } = platform;
  for (const { setting, sentence } of settingWarnings(config)) log.warn({ setting }, sentence);
  const { pages: pageCache, purges, onPurge } = await openPageCache(platform, options.clock);
  const drop: Call['drop'] = (tags, how) => void purges.drop(tags, how);
  const metrics = createMetrics({
    pageCache,
    handle,
    jobs,
    mails: platform.countMails,
    health: platform.health,
    hasRoom: platform.hasRoom,
  });

  const modules = createModules(platform, {
    drop,
    document: () => app.swagger() as OpenApiDocument,
    isPage: (path) => isPage(app, path),
    countReport: metrics.countReport,
  });
  const { accounts, content, contentReads, enquiries, eventLog, help, site, staff, vendors } = modules;
  onPurge(help.forget);

  const retention = createRetention(platform, [platform, ...modules.all]);
  const scheduled = [...platform.upkeep, retention.job, ...modules.all.flatMap((one) => one.jobs ?? [])];

  // Two processes that start together on an empty database would both fill it, and make the same queues.
  const seeded = await handle.alone(async () => {
    const stored = await seedDemo(platform, modules.all);
    await content.adopt();
    await vendors.refreshSearch();
    if (stored) await vendors.countWorth();
    for (const { name, work, settings, parked } of modules.all.flatMap(({ queues }) => queues ?? []))
      await jobs.define(name, work, settings, parked);
    for (const { name, cron, task } of scheduled) await jobs.schedule(name, cron, task);
    return stored;
  });

  const releases = pages && (await keepReleases({ clientDir: pages.clientDir, config, clock, log }));
  const app: FastifyInstance = await buildApp({
    config,
    log,
    pageCache,
    endpoints: mountable({ ...endpoints, ...enquiryEndpoints, ...staffEndpoints }, handlersOf(modules.all)),
    hasRoom: platform.hasRoom,
    preview: content.preview,
    async presentPath(path, locale) {
      const profile = await vendors.presentPath(path);
      return profile === null ? contentReads.presentPath(path, locale) : withLocale(locale, profile);
    },
    presentId: async (kind, id) => (kind === 'blog' ? contentReads.presentKey('post', id) : null),
    resolveSession: accounts.findSession,
    staff: {
      clock,
      publicUrl: config.publicUrl,
      findSession: staff.findSession,
      nameInKey: eventLog.nameOf,
      keyRole: config.settings.STAFF_KEY_ROLE,
      cookieName: staffCookies.session,
    },
    drop,
    noteChange: handle.noteChange,
    operations: {
      ping: handle.ping,
      isEnding: () => isEnding,
      hasRoom: platform.hasRoom,
      metrics: metrics.text,
      observe(request, reply) {
        metrics.observe(request, reply);
        const page = failedPage(request, reply);
        // Also of a read that was ended. A failure while the database is away is in the log alone.
        if (page) outsideReads(() => site.countFailure(page)).catch(() => undefined);
      },
      counts: site.counts,
    },
    pages: pages && { ...pages, releasesDir: releases?.dir },
    middleware,
    extend: (app) => modules.all.forEach((one) => one.routes?.(app)),
  });

  let isEnding = false;
  return {
    app,
    handle,
    seeded,
    drop: purges.drop,
    beginWork: jobs.begin,
    firstOwnerLink: staff.firstOwnerLink,
    openDemonstration: () =>
      openDemonstration(platform, { app, seeded, samples: accounts.samples, linkTo: enquiries.linkTo }),
    ...modules.due,
    destroyWhatIsOld: retention.destroy,
    async close() {
      isEnding = true;
      await sleep(config.settings.END_NOTICE_MS);
      await closeHttpServer(app.server, () => app.close());
      await jobs.stop();
      for (const { close } of modules.all) await close?.();
      releases?.stop();
      await purges.close();
      pageCache.close();
      await platform.close();
    },
  };
}
