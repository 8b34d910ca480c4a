import type { VendorNeeds } from './vendors.types.ts';
import { profilePath } from '#facts/paths.ts';
import type { deskVendorEndpoints } from '#contract/desk/vendors.ts';
import type { ownProfileEndpoints } from '#contract/own-profile.ts';
import type { vendorTableEndpoints } from '#contract/desk/vendor-table.ts';
import type { vendorEndpoints } from '#contract/vendors.ts';
import type { Module } from '#platform/module.ts';
import { createSitemapRecords, type SitemapRecords } from '#platform/sitemap-records.ts';
import { sql } from '#platform/db/drizzle.ts';
import { vendors } from '#platform/db/tables.ts';
import { isPublic } from '#platform/db/tables/vendors.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Platform } from '#platform/open-platform.ts';
import type { FastifyRequest } from 'fastify';
import { vendorTableLimits } from '#facts/limits.ts';
import { fieldsIn } from '#domain/vendors/vendor-table.ts';
import { staffActor } from '#platform/events.ts';
import { sentFile } from './desk-table/sent-file.ts';
import { createVendorTable } from './desk-table/vendor-table.ts';
import { deskVendorHandlers } from './desk-handlers.ts';
import { handOutRoutes } from './hand-outs/hand-outs-routes.ts';
import { createPictureService } from './picture-service.ts';
import { createVendorPost } from './vendor-post.ts';
import { createVendorRecords } from './vendor-records.ts';
import { refreshSearch } from './refresh-search.ts';
import { countWorth } from './vendor-worth.ts';
import { profileAtShortPath } from './short-names.ts';
import { vendorHandlers } from './vendors-handlers.ts';
import { seedVendors } from './vendors.seed.ts';
import { vendorsToday } from './vendors-today.ts';

export type Vendors = Module<
  typeof vendorEndpoints &
    typeof ownProfileEndpoints &
    typeof deskVendorEndpoints &
    Pick<typeof vendorTableEndpoints, 'staffVendorTable'>
> & {
  /** The functions of vendors that accounts use. */
  records: ReturnType<typeof createVendorRecords>;
  /** Derives the search columns again that a release with other rules has written; returns the number of vendors. */
  refreshSearch: () => Promise<number>;
  /** Counts the levels of the search's order, as a job does every night; returns the number of changed vendors. */
  countWorth: () => Promise<number>;
  /** Removes stored files; a later sweep removes those that fail. */
  removeFiles: (files: readonly string[]) => Promise<void>;
  /** Resolves to the path of the profile that a short path, `/v/name`, leads to; null for any other path. */
  presentPath: (path: string) => Promise<string | null>;
  sitemapRecords: SitemapRecords;
};

/** Creates the module of vendors and their pictures. */
export function createVendors(platform: Platform, asked: VendorNeeds): Vendors {
  const { config, log, clock, db, reads, storage, sender, intake } = platform;
  const { settings, publicUrl } = config;
  const pictures = createPictureService({ db, storage, maker: intake.maker, log });
  const table = createVendorTable({ ...platform, ...asked });
  const post = createVendorPost({
    ...platform,
    parties: frameWith(sender, { publicUrl }),
  });
  return {
    handlers: {
      ...vendorHandlers({ db, clock, pictures, intake, ...asked }),
      ...deskVendorHandlers({ db, clock, post, ...asked }),
      async staffVendorTable({ query: { act, columns } }, call) {
        const content = await sentFile(call.raw as FastifyRequest, vendorTableLimits.fileBytes, intake.pace);
        return table(content, fieldsIn(columns), act === 'bring' ? staffActor(call) : null);
      },
    },
    routes: (app) => handOutRoutes(app, platform),
    jobs: [
      {
        // Beside each start: a process of the release before may have stored a vendor since.
        name: 'vendor-search',
        cron: '50 3 * * *',
        async task() {
          log.info({ refreshed: await refreshSearch(db) }, 'search columns of vendors derived again');
        },
      },
      {
        name: 'vendor-worth',
        cron: '10 4 * * *',
        async task() {
          const counted = await countWorth(db, clock());
          // Lists begin elsewhere each day, whatever was counted.
          asked.drop(['vendors']);
          log.info({ counted }, 'levels of vendors changed');
        },
      },
    ],
    today: vendorsToday(db),
    seed: seedVendors,
    close: pictures.idle,
    records: createVendorRecords({
      db,
      clock,
      ...asked,
      ...(settings.VENDOR_APPROVAL === 'first' && { notifyWaiting: post.waiting }),
    }),
    refreshSearch: () => refreshSearch(db),
    countWorth: () => countWorth(db, clock()),
    removeFiles: pictures.removeFiles,
    presentPath: (path) => profileAtShortPath(db, path),
    sitemapRecords: createSitemapRecords(
      { db: reads, clock },
      sql`select id, updated_at from ${vendors} where ${isPublic(vendors)}`,
      ({ id }) => profilePath(id),
    ),
  };
}
