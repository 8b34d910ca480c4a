/** @file The only place where things are wired: top to bottom, plain calls. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { blogPath, marketPath, profilePath } from '#facts/paths.ts';
import { hourMs, minuteMs } from '#facts/time.ts';
import { endpoints, enquiryEndpoints, staffEndpoints } from '#contract/index.ts';
import type { Endpoint } from '#contract/kit.ts';
import type { OpenApiDocument } from '#contract/site.ts';
import type { Handler } from '#platform/call.ts';
import { monotonicClock, systemClock, type Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { watchDisk } from '#platform/disk-space.ts';
import { openDatabase, type DatabaseHandle } from '#platform/db/open.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { pictureMakerOnDemand } from '#platform/images/picture-maker.on-demand.ts';
import { openMailer } from '#platform/mailer/mailer.ts';
import { createLimitedMails } from '#platform/mailer/limited-mails.ts';
import { startOutbox } from '#platform/mailer/outbox.ts';
import { createRateLimiter } from '#platform/rate-limit.ts';
import { createPasswords } from '#platform/passwords.ts';
import { readSecretKey, staffNameOf } from '#platform/secrets.ts';
import { backupSafeStorage } from '#platform/storage/backup-safe-storage.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { buildApp, type AppOptions } from '#http/app.ts';
import { closeHttpServer } from '#http/http-server.ts';
import type { Mounted } from '#http/mount.ts';
import { createMetrics } from '#http/metrics.ts';
import { keepReleases } from '#http/release-assets.ts';
import { createPageCache } from '#http/page-cache/page-cache.ts';
import { connectPageCache, type PurgeChannel } from '#http/page-cache/purge-channel.ts';
import { createAccounts } from '#modules/accounts/account.service.ts';
import { accountHandlers } from '#modules/accounts/accounts.handlers.ts';
import { findSession } from '#modules/accounts/sessions.ts';
import { communityHandlers } from '#modules/communities/communities.handlers.ts';
import { calendarFiles } from '#modules/communities/calendar.ts';
import { crewHandlers } from '#modules/crew/crew.handlers.ts';
import { crewMemberName } from '#modules/crew/crew.queries.ts';
import { blogHandlers } from '#modules/blogs/blogs.handlers.ts';
import { listBlogs } from '#modules/blogs/blogs.queries.ts';
import { blogFeeds } from '#modules/blogs/feeds.ts';
import { renderMarkdown } from '#modules/blogs/markdown.ts';
import { directoryHandlers } from '#modules/directory/directory.handlers.ts';
import { vendorHints } from '#modules/directory/vendor-hints.ts';
import { enquiryHandlers } from '#modules/enquiries/enquiries.handlers.ts';
import { createEnquiryService, type EnquiryDependencies } from '#modules/enquiries/enquiry.service.ts';
import { enquiryStatusHandlers } from '#modules/enquiries/enquiry-status.handlers.ts';
import { enquiryStatusService } from '#modules/enquiries/enquiry-status.ts';
import { findVendorContact } from '#modules/vendors/vendor-contact.ts';
import { createEnquiryInbox } from '#modules/enquiries/enquiry-inbox.ts';
import { enquiryInboxHandlers } from '#modules/enquiries/enquiry-inbox.handlers.ts';
import { marketHandlers, staffMarketHandlers } from '#modules/markets/markets.handlers.ts';
import { listMarkets } from '#modules/markets/markets.queries.ts';
import { createGrievanceService } from '#modules/grievances/grievance.service.ts';
import { createGrievanceDesk } from '#modules/grievances/grievance-desk.ts';
import { grievanceDeskHandlers, grievanceHandlers } from '#modules/grievances/grievances.handlers.ts';
import { createHelpDesk } from '#modules/help/help-desk.ts';
import { helpHandlers } from '#modules/help/help.handlers.ts';
import { sessionLabel } from '#modules/accounts/session-label.ts';
import { staffLogHandlers } from '#modules/staff/staff-log.ts';
import { createStaff, staffCookies } from '#modules/staff/staff.module.ts';
import { createEventCounter } from '#modules/site/event-counter.ts';
import { siteHandlers } from '#modules/site/site.handlers.ts';
import { policyReportHandlers } from '#modules/site/policy-reports.ts';
import { siteFiles } from '#modules/site/site-files.ts';
import { mediaRoutes } from '#modules/vendors/media.routes.ts';
import { createPictureService } from '#modules/vendors/picture.service.ts';
import { sweepPictures } from '#modules/vendors/picture.sweep.ts';
import { createVendorRecords } from '#modules/vendors/vendor-records.ts';
import { vendorHandlers } from '#modules/vendors/vendors.handlers.ts';
import { vendorCardsById, vendorEntries, vendorsOfMarket } from '#modules/vendors/vendors.queries.ts';
import { destroyWhatIsOld } from './retention.ts';
import { seedDemo } from './seed.ts';

const pageTtlMs = 10 * minuteMs;
const megabyte = 1024 * 1024;
/** As the tools that show free space count. */
const diskMegabyte = 1_000_000;

export type Site = {
  app: FastifyInstance;
  handle: DatabaseHandle;
  /** True when this start filled an empty database with the demonstration. */
  seeded: boolean;
  /** Drops cache tags here and in every other process. Resolves when they have been told. */
  drop: PurgeChannel['drop'];
  /** Where the first owner enters the desk; null once there is anybody of the staff. */
  firstOwnerLink(): Promise<string | null>;
  /** Sends the mails that were held back and are due, as a job does every five minutes. */
  sendHeldMails(): Promise<void>;
  /** Finishes what is under way, then lets go of everything. */
  close(): Promise<void>;
};

export type ComposeOptions = Pick<AppOptions, 'pages' | 'middleware'> & {
  config: Config;
  log: Logger;
  /** Moved by tests. */
  clock?: Clock;
  /** An open, migrated database; absent, the configured one is opened. */
  database?: DatabaseHandle;
  onFatal?: (error: Error) => void;
};

/** Builds the whole site on an open, migrated and, if wanted, seeded database. @throws StartError when it cannot start. */
export async function compose({
  config,
  log,
  clock: testClock,
  onFatal,
  database,
  pages,
  middleware,
}: ComposeOptions): Promise<Site> {
  const { settings, company, dataDir, publicUrl } = config;
  const clock = testClock ?? systemClock;
  const handle =
    database ??
    (await openDatabase({
      databaseUrl: settings.DATABASE_URL,
      dir: dataDir,
      poolSize: settings.DATABASE_POOL,
      maxWaiting: settings.DATABASE_QUEUE,
      minFreeBytes: settings.DISK_RESERVE_MB * diskMegabyte,
      log,
      onFatal,
    }));
  await handle.migrate();
  const { db } = handle;
  const seeded = settings.SEED_DEMO === 'yes' && (await seedDemo(db, company, clock()));

  const secretKey = readSecretKey(dataDir, settings.SECRET_KEY);
  const jobs = await startJobs({ handle, log });
  const mailer = openMailer({
    smtpUrl: settings.SMTP_URL,
    dir: dataDir,
    messageIdDomain: new URL(publicUrl).hostname,
  });
  const outbox = await startOutbox(jobs, mailer, log);
  const from = settings.MAIL_FROM ?? company.email;
  const mails = createLimitedMails({
    db,
    clock,
    secretKey,
    enqueueMail: outbox.enqueueMail,
    frame: { company, from },
  });
  await jobs.schedule('held-mails', '*/5 * * * *', mails.sendDue);
  await jobs.schedule('sweep-mail-intervals', '27 * * * *', mails.sweep);

  const pageCache = createPageCache({
    maxBytes: settings.PAGE_CACHE_MB * megabyte,
    ttlMs: pageTtlMs,
    clock: testClock ?? monotonicClock,
    log,
  });
  const purges = await connectPageCache(pageCache, { listen: handle.listen, notify: handle.notify, log });

  const limiter = createRateLimiter({ db, clock, secretKey, factor: settings.LIMIT_FACTOR });
  await jobs.schedule('sweep-limits', '17 * * * *', limiter.sweep);

  const storage = backupSafeStorage(await openStorage(settings, dataDir), handle);
  const pictureLimits = {
    maxBytes: settings.UPLOAD_MAX_MB * megabyte,
    maxPixels: settings.UPLOAD_MAX_MEGAPIXELS * 1_000_000,
  };
  const maker = pictureMakerOnDemand(pictureLimits);
  const pictures = createPictureService({ db, storage, maker, log });
  await jobs.schedule('picture-sweep', '20 3 * * *', async () => {
    log.info({ removed: await sweepPictures(db, storage, clock) }, 'stored pictures swept');
  });

  const passwords = createPasswords();
  const accounts = createAccounts(
    {
      db,
      clock,
      limiter,
      secretKey,
      publicUrl,
      enqueueMail: outbox.enqueueMail,
      mails,
      passwords,
      sender: { company, from },
      vendors: createVendorRecords(db),
      removeFiles: pictures.removeFiles,
    },
    jobs,
  );
  await accounts.start();

  const enquiryDependencies: EnquiryDependencies = {
    db,
    clock,
    enqueueMail: outbox.enqueueMail,
    mails,
    company,
    parties: {
      company,
      from,
      staff: settings.STAFF_EMAIL ?? company.email,
    },
    publicUrl,
    secretKey,
    minFormMs: settings.FORM_MIN_MS,
    limiter,
    findVendor: (vendorId) => findVendorContact(db, vendorId),
    findCrewMember: (memberId) => crewMemberName(db, memberId),
  };
  const enquiries = createEnquiryService(enquiryDependencies);
  const enquiryStatus = enquiryStatusService(enquiryDependencies);

  const grievanceDependencies = {
    db,
    clock,
    enqueueMail: outbox.enqueueMail,
    mails,
    parties: { company, from: enquiryDependencies.parties.from, publicUrl },
    limiter,
    minFormMs: settings.FORM_MIN_MS,
  };
  const grievances = createGrievanceService(grievanceDependencies);
  const grievanceDesk = createGrievanceDesk(grievanceDependencies);
  // Some are due within two hours of their coming; the others are gone through each morning.
  await jobs.schedule('grievances-due-soon', '3 * * * *', () =>
    grievanceDesk.remind({ withinHours: 1, late: false }),
  );
  await jobs.schedule('grievances-due', '30 9 * * *', () =>
    grievanceDesk.remind({ withinHours: 24, late: true }),
  );
  await jobs.schedule('retention', '10 4 * * *', async () => {
    log.info(await destroyWhatIsOld({ db, dataDir, now: clock() }), 'old data destroyed');
  });
  const counter = createEventCounter(db, clock);
  const help = createHelpDesk({
    clock,
    company,
    living: async () => ({ blogs: await listBlogs(db, clock()), markets: await listMarkets(db) }),
    findVendors: (words, max) => vendorHints(db, words, max),
  });

  const staff = createStaff({
    db,
    clock,
    secretKey,
    publicUrl,
    passwords,
    limiter,
    enqueueMail: outbox.enqueueMail,
    sender: { company, from },
    browserName: sessionLabel,
    sessionLife: {
      idleMs: settings.STAFF_IDLE_MINUTES * minuteMs,
      maxMs: settings.STAFF_SESSION_HOURS * hourMs,
    },
  });
  await jobs.schedule('sweep-staff', '37 * * * *', staff.sweep);

  const handlers = {
    ...siteHandlers({
      config,
      clock,
      db,
      document: () => app.swagger() as OpenApiDocument,
      render: renderMarkdown,
      count: counter.count,
    }),
    ...policyReportHandlers((directive) => metrics.countReport(directive)),
    ...blogHandlers(db, clock),
    ...accountHandlers(accounts),
    ...vendorHandlers({
      db,
      pictures,
      pictureLimits,
      uploadPace: {
        stalledMs: settings.UPLOAD_STALLED_MS,
        minBytesPerSecond: settings.UPLOAD_MIN_BYTES_PER_SECOND,
      },
    }),
    ...crewHandlers(db),
    ...communityHandlers(db, clock),
    ...grievanceHandlers(grievances),
    ...helpHandlers(help),
    ...enquiryStatusHandlers(enquiryStatus),
    ...marketHandlers({ db, vendorsOf: (marketId) => vendorsOfMarket(db, marketId) }),
    ...directoryHandlers({ db, clock, cardsOf: (ids) => vendorCardsById(db, ids) }),
  } satisfies { [K in keyof typeof endpoints]: Handler<(typeof endpoints)[K]> };
  const staffHandlers = {
    ...staffMarketHandlers(db, clock),
    ...grievanceDeskHandlers(grievanceDesk),
    ...staff.handlers,
    ...staffLogHandlers(db),
    ...enquiryInboxHandlers(createEnquiryInbox(enquiryDependencies)),
  } satisfies { [K in keyof typeof staffEndpoints]: Handler<(typeof staffEndpoints)[K]> };

  // A server's tables lie elsewhere; there the storage itself says when a picture finds no room.
  const reserveBytes = handle.kind === 'pglite' ? settings.DISK_RESERVE_MB * diskMegabyte : 0;
  const disk = watchDisk({ dir: dataDir, reserveBytes, log });
  const releases = pages && (await keepReleases({ clientDir: pages.clientDir, config, clock, log }));
  const metrics = createMetrics({ pageCache, handle, jobs });
  const app: FastifyInstance = await buildApp({
    config,
    log,
    pageCache,
    endpoints: [
      ...mountable(endpoints, handlers),
      ...mountable(enquiryEndpoints, enquiryHandlers(enquiries)),
      ...mountable(staffEndpoints, staffHandlers),
    ],
    hasRoom: disk.enough,
    resolveSession: (token) => findSession(db, clock, token),
    staff: {
      clock,
      publicUrl,
      findSession: staff.findSession,
      nameInKey: (token) => staffNameOf(secretKey, token),
      keyRole: settings.STAFF_KEY_ROLE,
      cookieName: staffCookies.session,
    },
    drop: (tags, options) => {
      help.forget(tags);
      void purges.drop(tags, options);
    },
    operations: {
      ping: handle.ping,
      metrics: metrics.text,
      observe: metrics.observe,
      counts: counter.recent,
    },
    pages: pages && { ...pages, releasesDir: releases?.dir },
    middleware,
    extend(routes) {
      const blogCards = () => listBlogs(db, clock());
      siteFiles(routes, {
        config,
        clock,
        entries: async () => [
          ...(await blogCards()).map(({ id, date }) => ({ url: blogPath(id), lastmod: date })),
          ...(await listMarkets(db)).map(({ id }) => ({ url: marketPath(id) })),
          ...(await vendorEntries(db)).map(({ id, updatedAt }) => ({
            url: profilePath(id),
            lastmod: updatedAt.toISOString(),
          })),
        ],
      });
      mediaRoutes(routes, storage);
      blogFeeds(routes, { config, list: blogCards });
      calendarFiles(routes, { db, clock, config });
    },
  });

  return {
    app,
    handle,
    seeded,
    drop: purges.drop,
    firstOwnerLink: staff.firstOwnerLink,
    sendHeldMails: mails.sendDue,
    async close() {
      await closeHttpServer(app.server, () => app.close());
      await pictures.idle();
      await jobs.stop();
      await passwords.close();
      mailer.close();
      releases?.stop();
      await purges.close();
      pageCache.close();
      await handle.close();
    },
  };
}

/** Pairs each endpoint with the handler of the same name; the types above have checked that there is one. */
const mountable = (declared: Readonly<Record<string, Endpoint>>, handlers: object): Mounted[] =>
  Object.entries(declared).map(([name, endpoint]) => ({
    name,
    endpoint,
    handle: (handlers as Record<string, Handler<Endpoint>>)[name]!,
  }));
