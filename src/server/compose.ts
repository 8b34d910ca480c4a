/** @file The only place where things are wired: open the platform, create the modules, mount them, start their jobs, close in order. */
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '#facts/time.ts';
import { endpoints, enquiryEndpoints, staffEndpoints } from '#contract/index.ts';
import type { OpenApiDocument } from '#contract/site.ts';
import { monotonicClock } from '#platform/clock.ts';
import type { Call } from '#platform/call.ts';
import type { DatabaseHandle } from '#platform/db/open.ts';
import type { ContentTargets } from '#platform/content-target.ts';
import type { PublishedItems } from '#platform/listed-content.ts';
import { openPlatform, type PlatformOptions } from '#platform/open-platform.ts';
import { buildApp, type AppOptions } from '#http/app.ts';
import { closeHttpServer } from '#http/http-server.ts';
import { isPage } from '#http/is-page.ts';
import { createMetrics } from '#http/metrics.ts';
import { handlersOf, mountable } from '#http/mountable.ts';
import { keepReleases } from '#http/release-assets.ts';
import { createPageCache } from '#http/page-cache/page-cache.ts';
import { connectPageCache, type PurgeChannel } from '#http/page-cache/purge-channel.ts';
import { createAccounts } from '#modules/accounts/accounts.module.ts';
import { createAvailability } from '#modules/availability/availability.module.ts';
import { createBlogs } from '#modules/blogs/blogs.module.ts';
import { createBrands } from '#modules/brands/brands.module.ts';
import { createCareers } from '#modules/careers/careers.module.ts';
import { createChecks, type Checks } from '#modules/checks/checks.module.ts';
import { createCommunities } from '#modules/communities/communities.module.ts';
import { createContent, type Content } from '#modules/content/content.module.ts';
import { createCrew } from '#modules/crew/crew.module.ts';
import { createDirectory } from '#modules/directory/directory.module.ts';
import { createEnquiries } from '#modules/enquiries/enquiries.module.ts';
import { createGrievances } from '#modules/grievances/grievances.module.ts';
import { createIntroductions } from '#modules/introductions/introductions.module.ts';
import { createGallery } from '#modules/gallery/gallery.module.ts';
import { createHelp, type Help } from '#modules/help/help.module.ts';
import { createMoving } from '#modules/moving/moving.module.ts';
import { createLibrary } from '#modules/library/library.module.ts';
import { createLists } from '#modules/lists/lists.module.ts';
import { createLive } from '#modules/live/live.module.ts';
import { createMails } from '#modules/mails/mails.module.ts';
import { createMailStops } from '#modules/mail-stops/mail-stops.module.ts';
import { createMarkets } from '#modules/markets/markets.module.ts';
import { createMyLinks } from '#modules/my-links/my-links.module.ts';
import { createNotices } from '#modules/notices/notices.module.ts';
import { createOverviews } from '#modules/overviews/overviews.module.ts';
import { createPlans } from '#modules/plans/plans.module.ts';
import { createPush } from '#modules/push/push.module.ts';
import { createProjects } from '#modules/projects/projects.module.ts';
import { createReviews, type Reviews } from '#modules/reviews/reviews.module.ts';
import { createSheet } from '#modules/sheet/sheet.module.ts';
import { createSite } from '#modules/site/site.module.ts';
import { sessionLabel } from '#modules/accounts/session-label.ts';
import { createStaff, staffCookies } from '#modules/staff/staff.module.ts';
import { createEventLog } from '#modules/staff/event-log.module.ts';
import { createVendorNumbers } from '#modules/vendor-numbers/vendor-numbers.module.ts';
import { createVendors, type Vendors } from '#modules/vendors/vendors.module.ts';
import { openDemonstration, type DemoLinks } from './demonstration.ts';
import { createRetention } from './retention.ts';
import { seedDemo } from './seed.ts';

const pageTtlMs = 10 * minuteMs;
const megabyte = 1024 * 1024;

export type Site = {
  app: FastifyInstance;
  handle: DatabaseHandle;
  /** True when this start filled an empty database with the demonstration. */
  seeded: boolean;
  /** Drops cache tags here and in every other process. Resolves when they have been told. */
  drop: PurgeChannel['drop'];
  /** Where the first owner enters the desk; null once there is anybody of the staff. */
  firstOwnerLink(): Promise<string | null>;
  /** Brings in the people of the demonstration at its first start; how to look at it as a vendor and as a family, null outside of one. */
  openDemonstration(): Promise<DemoLinks | null>;
  /** Sends the mails that were held back and are due, as a job does every five minutes. */
  sendHeldMails(): Promise<void>;
  /** Asks families for reviews that are due, as a job does every day. */
  inviteReviews(): Promise<void>;
  /** Tells of decisions about reviews that stand, as a job does each minute. */
  notifyReviews(): Promise<void>;
  /** Publishes what is scheduled and due, as a job does each minute. */
  publishDue(): Promise<void>;
  /** Reminds of introductions that nobody has answered and closes those whose time is up, as a job does every ten minutes. */
  lapseDue(forMs?: number): Promise<void>;
  /** Counts anew since when families wait for an answer, as a job does every night. */
  recountUnanswered(): Promise<void>;
  /** Counts how soon vendors answer, as a job does every night. */
  countResponseTimes(): Promise<void>;
  /** Ends quotes whose last day has passed, as a job does every hour. */
  expireQuotes(): Promise<void>;
  /** Makes decisions on checks final, as a job does each minute. */
  settleChecks(): Promise<void>;
  /** Reminds of badges that end soon and takes off those that are over, as a job does each hour. */
  endChecks(): Promise<void>;
  /** Drops the pages of notices whose last day has passed, as a job does at midnight in Delhi. */
  dropVanishedNotices(): Promise<void>;
  /** Reads the calendars of vendors whose time has come, as a job does every twenty minutes. */
  readCalendars(): Promise<void>;
  /** Destroys what is old, as a job does every night; answers how much of each kind. */
  destroyWhatIsOld(): Promise<Record<string, number>>;
  /** Finishes what is under way, then lets go of everything. */
  close(): Promise<void>;
};

export type ComposeOptions = PlatformOptions & Pick<AppOptions, 'pages' | 'middleware'>;

/** Builds the whole site on an open, migrated and, if wanted, seeded database. @throws StartError when it cannot start. */
export async function compose({ pages, middleware, ...options }: ComposeOptions): Promise<Site> {
  const platform = await openPlatform(options);
  const { config, log, clock, handle, jobs } = platform;
  const pageCache = createPageCache({
    // A quarter more goes to searches.
    maxBytes: (config.settings.PAGE_CACHE_MB * megabyte * 4) / 5,
    ttlMs: pageTtlMs,
    clock: options.clock ?? monotonicClock,
    log,
  });
  // Also what other processes drop: their changes are as new to the search of the help panel.
  const forgetting: Pick<Help, 'forget'>[] = [];
  const purges = await connectPageCache(
    {
      ...pageCache,
      purge(tags, how) {
        pageCache.purge(tags, how);
        for (const one of forgetting) one.forget(tags);
      },
    },
    { listen: handle.listen, notify: handle.notify, log },
  );
  const drop: Call['drop'] = (tags, how) => void purges.drop(tags, how);
  platform.onCompanyChange(() => pageCache.purge(['site'], { hard: true }));
  const metrics = createMetrics({ pageCache, handle, jobs });

  const eventLog = createEventLog(platform);
  const staff = createStaff(platform, { browserName: sessionLabel });
  const library = createLibrary(platform, {
    usesOf: (pictureId, within) => content.usesOf(pictureId, within),
    usedIds: () => content.usedPictureIds(),
  });
  const published: PublishedItems = (type) => content.published(type);
  const notices = createNotices(platform, { published, drop: (tags) => drop(tags, { hard: true }) });
  const crew = createCrew(platform, { picturesOf: library.picturesOf });
  const blogs = createBlogs(platform, {
    picturesOf: library.picturesOf,
    vendorsOf: (ids) => vendors.cardsOf(ids),
    markets: () => markets.list(),
    presentId: (id) => content.presentKey('post', id),
    published,
  });
  const vendors: Vendors = createVendors(platform, {
    changed: (tx, vendorId) => checks.keepTrue(tx, vendorId),
    recorded: async (reader, vendorId) => ({ checks: await checks.recordOf(reader, vendorId) }),
  });
  const checks: Checks = createChecks(platform, {
    findVendor: vendors.findChecked,
    setBadges: vendors.setBadges,
    findContact: vendors.findContact,
    drop: (tags) => drop(tags, { hard: true }),
  });
  const markets = createMarkets(platform, {
    vendorsOf: vendors.ofMarket,
    changePublished: (...given) => content.changePublished(...given),
  });
  const projects = createProjects(platform);
  const accounts = createAccounts(platform, {
    vendors: {
      ...vendors.records,
      record: async (reader, id) => ({
        ...(await vendors.records.record(reader, id)),
        ...(await projects.record(reader, id)),
        reviews: await reviews.recordOf(reader, id),
      }),
      erase: async (tx, id) => [...(await projects.erase(tx, id)), ...(await vendors.records.erase(tx, id))],
    },
    removeFiles: vendors.removeFiles,
  });
  const availability = createAvailability(platform, { drop });
  const directory = createDirectory(platform, {
    cardsOf: vendors.cardsOf,
    onDay: availability.onDay,
    posts: blogs.list,
  });
  const help = createHelp(platform, {
    published,
    living: async () => ({ blogs: await blogs.list(), markets: await markets.list() }),
    findVendors: directory.hints,
  });
  forgetting.push(help);
  const site = createSite(platform, {
    document: () => app.swagger() as OpenApiDocument,
    render: blogs.render,
    entries: async () => [
      ...(await blogs.sitemap()),
      ...(await markets.sitemap()),
      ...(await vendors.sitemap()),
      ...(await projects.sitemap()),
      ...(await directory.sitemap()),
    ],
    countReport: metrics.countReport,
  });
  const push = createPush(platform);
  const introductions = createIntroductions(platform, {
    enquiries: () => enquiries.forIntroductions,
    candidates: vendors.candidates,
    introducible: vendors.introducible,
    findVendor: vendors.findContact,
    keepResponseHours: vendors.keepResponseHours,
    awayOn: availability.awayOn,
    notifyDevices: push.notifyVendor,
    drop,
  });
  const enquiries = createEnquiries(platform, {
    findVendor: vendors.findContact,
    findCrewMember: crew.nameOf,
    async recallIntroductions(tx, enquiry) {
      const recalled = await introductions.recallAll(tx, enquiry);
      await reviews.eraseOf(tx, enquiry.id);
      return recalled;
    },
    tagsOfReviews: (leadId) => reviews.tagsOf(leadId),
    introducible: vendors.introducible,
    introduceChosen: introductions.introduceChosen,
    introductionsOf: introductions.openOf,
    notifyCorrected: introductions.notifyCorrected,
    conversationOf: introductions.conversationOf,
    quotesOf: introductions.quotesOf,
    reviewsOf: (leadId) => reviews.reviewsOfFamily(leadId),
  });
  const reviews: Reviews = createReviews(platform, {
    secretOf: enquiries.secretOf,
    findVendor: vendors.findContact,
    isKnownSource: accounts.isKnownSource,
    keepRating: vendors.keepRating,
  });
  // The demonstration is stored in this order: vendors stand in markets.
  const working = [
    site,
    staff,
    eventLog,
    library,
    blogs,
    markets,
    vendors,
    projects,
    availability,
    checks,
    crew,
    createCareers({ published }),
    notices,
    createGallery({ published, picturesOf: library.picturesOf }),
    createOverviews({ published, picturesOf: library.picturesOf }),
    createBrands({ published, picturesOf: library.picturesOf }),
    directory,
    accounts,
    help,
    createCommunities(platform),
    createGrievances(platform),
    enquiries,
    introductions,
    push,
    reviews,
    createLists(platform, { cardsOf: vendors.cardsOf }),
    createMyLinks(platform, { enquiriesOf: enquiries.ofEmail }),
    createMailStops(platform),
    createPlans(platform),
    createLive(platform),
    createVendorNumbers(platform),
    createMails(platform, { addressOf: staff.addressOf }),
  ];
  const content: Content = createContent(platform, {
    targets: Object.assign({}, ...working.map((one) => one.content)) as ContentTargets,
    render: blogs.render,
    drop: (tags) => drop(tags, { hard: true }),
    isPage: (path) => isPage(app, path),
  });
  const moving = createMoving(platform, {
    findItem: content.itemAt,
    putItem: content.putItem,
    allItems: content.allItems,
    addPicture: async ({ name, alt, content: file }, by) =>
      (await library.add({ fileName: name, alt, content: file }, by)).id,
    hasPicture: library.has,
    allPictures: library.all,
    drop: (tags) => drop(tags, { hard: true }),
  });
  const modules = [...working, content, moving, createSheet(platform, [platform, ...working, content])];

  const seeded = await seedDemo(platform, modules);
  await content.adopt();
  const retention = createRetention(platform, [platform, ...modules]);

  const releases = pages && (await keepReleases({ clientDir: pages.clientDir, config, clock, log }));
  const app: FastifyInstance = await buildApp({
    config,
    log,
    pageCache,
    endpoints: mountable({ ...endpoints, ...enquiryEndpoints, ...staffEndpoints }, handlersOf(modules)),
    hasRoom: platform.hasRoom,
    preview: content.preview,
    presentPath: content.presentPath,
    presentId: async (kind, id) => (kind === 'blog' ? content.presentKey('post', id) : null),
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
    operations: {
      ping: handle.ping,
      metrics: metrics.text,
      observe: metrics.observe,
      counts: site.counts,
    },
    pages: pages && { ...pages, releasesDir: releases?.dir },
    middleware,
    extend: (app) => modules.forEach((one) => one.routes?.(app)),
  });

  for (const { name, work, settings } of modules.flatMap(({ queues }) => queues ?? []))
    await jobs.define(name, work, settings);
  const scheduled = [...platform.upkeep, retention.job, ...modules.flatMap((one) => one.jobs ?? [])];
  for (const { name, cron, task } of scheduled) await jobs.schedule(name, cron, task);

  return {
    app,
    handle,
    seeded,
    drop: purges.drop,
    firstOwnerLink: staff.firstOwnerLink,
    openDemonstration: () =>
      openDemonstration(platform, { app, seeded, samples: accounts.samples, linkTo: enquiries.linkTo }),
    sendHeldMails: platform.mails.sendDue,
    inviteReviews: reviews.post.invite,
    async notifyReviews() {
      await reviews.post.notifyDecided();
      await reviews.destroyRemovedPictures();
    },
    publishDue: content.publishDue,
    lapseDue: introductions.lapseDue,
    recountUnanswered: introductions.recountUnanswered,
    countResponseTimes: introductions.countResponseTimes,
    expireQuotes: introductions.expireQuotes,
    settleChecks: checks.settleDue,
    endChecks: checks.endDue,
    dropVanishedNotices: notices.dropVanished,
    readCalendars: availability.readCalendars,
    destroyWhatIsOld: retention.destroy,
    async close() {
      await closeHttpServer(app.server, () => app.close());
      await jobs.stop();
      for (const { close } of modules) await close?.();
      releases?.stop();
      await purges.close();
      pageCache.close();
      await platform.close();
    },
  };
}
