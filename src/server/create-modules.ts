/**
 * @file Creates the modules: the only place where one module receives what it needs of another. Each receives only modules created before
 * it, so that no two need each other (a law reads this file). Parts needed in both directions are created first: `createVendorStore`,
 * `createContentReads`.
 */
import type { ContentTargets } from '#platform/content-target.ts';
import { system } from '#platform/events.ts';
import type { Platform } from '#platform/open-platform.ts';
import { createAccounts } from '#modules/accounts/accounts.module.ts';
import { createAvailability } from '#modules/availability/availability.module.ts';
import { createBlogs } from '#modules/blogs/blogs.module.ts';
import { createChecks } from '#modules/checks/checks.module.ts';
import { createClaims } from '#modules/claims/claims.module.ts';
import { createCommunities } from '#modules/communities/communities.module.ts';
import { createContent } from '#modules/content/content.module.ts';
import { createCrew } from '#modules/crew/crew.module.ts';
import { createDirectory } from '#modules/directory/directory.module.ts';
import { createContentReads } from '#modules/content/content-reads.ts';
import { createKnownSourceCheck } from '#modules/accounts/known-sources.ts';
import { createEnquiries } from '#modules/enquiries/enquiries.module.ts';
import { createEventLog } from '#modules/staff/event-log.module.ts';
import { createGrievances } from '#modules/grievances/grievances.module.ts';
import { createHelp } from '#modules/help/help.module.ts';
import { createLibrary } from '#modules/library/library.module.ts';
import { createEventStream } from '#modules/event-stream/event-stream.module.ts';
import { createMailStops } from '#modules/mail-stops/mail-stops.module.ts';
import { createMails } from '#modules/mails/mails.module.ts';
import { createHealth } from '#modules/health/health.module.ts';
import { createMarketFacts, createMarkets } from '#modules/markets/markets.module.ts';
import { createImportExport } from '#modules/import-export/import-export.module.ts';
import { createPlans } from '#modules/plans/plans.module.ts';
import { createProjects } from '#modules/projects/projects.module.ts';
import { createPublished } from '#modules/published/published.module.ts';
import { createPush } from '#modules/push/push.module.ts';
import { createToday } from '#modules/today/today.module.ts';
import { createSite } from '#modules/site/site.module.ts';
import { createStaff } from '#modules/staff/staff.module.ts';
import { createVendorNumbers } from '#modules/vendor-numbers/vendor-numbers.module.ts';
import { createVendorStore } from '#modules/vendors/vendor-store.ts';
import { createVendors } from '#modules/vendors/vendors.module.ts';
import { sessionLabel } from '#modules/accounts/session-label.ts';
import type { DueWork } from './due-work.ts';
import type { Surroundings } from '#http/surroundings.ts';

/** Creates every module. `all` lists them for mounting, scheduling and closing, in the order in which the demonstration is stored. */
export function createModules(platform: Platform, { drop, document, isPage, countReport }: Surroundings) {
  const dropAtOnce = (tags: readonly string[]) => drop(tags, { hard: true });
  const eventLog = createEventLog(platform);
  const staff = createStaff(platform, { browserName: sessionLabel });
  const contentReads = createContentReads(platform);
  const vendorStore = createVendorStore(platform);
  const library = createLibrary(platform, contentReads);
  const pages = createPublished(platform, {
    published: contentReads.published,
    picturesOf: library.picturesOf,
    drop: dropAtOnce,
  });
  const crew = createCrew(platform, { picturesOf: library.picturesOf });
  const markets = createMarkets(platform, { vendorsOf: vendorStore.ofMarket });
  const blogs = createBlogs(platform, {
    picturesOf: library.picturesOf,
    vendorsOf: vendorStore.cardsOf,
    markets: markets.list,
    presentId: (id) => contentReads.presentKey('post', id),
    published: contentReads.published,
  });
  const availability = createAvailability(platform, { drop });
  const push = createPush(platform);
  const checks = createChecks(platform, {
    findVendor: vendorStore.findChecked,
    findContact: vendorStore.findVendor,
    setBadges: vendorStore.setBadges,
    drop: dropAtOnce,
  });
  const enquiries = createEnquiries(platform, {
    ...vendorStore,
    findCrewMember: crew.nameOf,
    postsNamed: contentReads.postsNamed,
    ...availability.forEnquiries,
    notifyDevices: push.notifyVendor,
    isKnownSource: createKnownSourceCheck(platform),
    drop,
  });
  const vendors = createVendors(platform, {
    drop,
    changed: checks.keepTrue,
    visibilityChanged: enquiries.visibilityChanged,
    openRequests: enquiries.openRequests,
    recorded: async (reader, vendorId) => ({ checks: await checks.recordOf(reader, vendorId) }),
  });
  const projects = createProjects(platform);
  const accounts = createAccounts(platform, {
    vendors: {
      ...vendors.records,
      record: async (reader, id) => ({
        ...(await vendors.records.record(reader, id)),
        ...(await projects.record(reader, id)),
        reviews: await enquiries.reviewsOfVendor(reader, id),
      }),
      async erase(tx, id) {
        await enquiries.visibilityChanged(tx, id, true, system);
        return [...(await projects.erase(tx, id)), ...(await vendors.records.erase(tx, id))];
      },
    },
    removeFiles: vendors.removeFiles,
  });
  const { readDocument } = checks;
  const claims = createClaims(platform, { ...accounts.forClaims, readDocument, drop: dropAtOnce });
  const directory = createDirectory(platform, {
    cardsOf: vendorStore.cardsOf,
    onDay: availability.onDay,
    posts: blogs.list,
    markets: markets.list,
  });
  const help = createHelp(platform, {
    published: contentReads.published,
    living: async () => ({ blogs: await blogs.list(), markets: await markets.list() }),
    findVendors: directory.hints,
  });
  const site = createSite(platform, {
    document,
    render: blogs.render,
    parts: [blogs, markets, projects, directory],
    records: { vendors: vendors.sitemapRecords, projects: projects.sitemapRecords },
    countReport,
    countPostView: contentReads.countPostView,
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
    pages,
    directory,
    accounts,
    claims,
    help,
    createCommunities(platform),
    createGrievances(platform),
    ...enquiries.parts,
    push,
    createMailStops(platform),
    createPlans(platform),
    createEventStream(platform),
    createVendorNumbers(platform),
    createHealth(platform),
    createMails(platform, { addressOf: staff.addressOf }),
  ];
  const content = createContent(platform, {
    targets: Object.assign({}, ...working.map((one) => one.content)) as ContentTargets,
    render: blogs.render,
    drop: dropAtOnce,
    isPage,
  });
  const importExport = createImportExport(platform, {
    findItem: content.itemAt,
    putItem: content.putItem,
    problemsOf: content.problemsOf,
    takeBackItem: content.takeBackItem,
    publishTaken: content.publishTaken,
    allItems: content.allItems,
    addPicture: ({ name, ...picture }, by) => library.add({ fileName: name, ...picture }, by),
    removePicture: library.remove,
    hasPicture: library.has,
    allPictures: library.all,
    picturesOf: library.picturesOf,
    drop: dropAtOnce,
  });
  const today = createToday(platform, [platform, ...working, content]);
  const due: DueWork = {
    sendHeldMails: platform.mails.sendDue,
    publishDue: content.publishDue,
    ...enquiries.due,
    settleChecks: checks.settleDue,
    endChecks: checks.endDue,
    endClaims: claims.endDue,
    dropVanishedNotices: pages.dropVanished,
    tellNewVendors: directory.tellNewVendors,
    keepListFigures: directory.keepListFigures,
    ...availability.due,
  };
  const all = [...working, content, createMarketFacts(platform, content), importExport, today];
  return { all, contentReads, staff, eventLog, site, accounts, vendors, enquiries, content, help, due };
}
