import { profilePath } from '#facts/paths.ts';
import type { Candidate, CandidateQuery } from '#contract/desk/fitting-vendors.ts';
import type { deskVendorEndpoints } from '#contract/desk/vendors.ts';
import type { vendorEndpoints, VendorCard } from '#contract/vendors.ts';
import type { Database } from '#platform/db/handle.ts';
import type { Module, SitemapEntry } from '#platform/module.ts';
import { frameWith } from '#platform/mailer/mail-bundle.ts';
import type { Platform } from '#platform/open-platform.ts';
import { deskVendorHandlers } from './desk-handlers.ts';
import { vendorSheet } from './desk-sheet.ts';
import { createPictureService } from './picture.service.ts';
import { findCandidates, findIntroducible, type IntroducedVendor } from './vendor-candidates.ts';
import { findVendorContact, type VendorContact } from './vendor-contact.ts';
import { createVendorPost } from './vendor-post.ts';
import { createVendorRecords } from './vendor-records.ts';
import { addMissingSounds } from './vendor-sounds.ts';
import { vendorHandlers } from './vendors.handlers.ts';
import { vendorCardsById, vendorEntries, vendorsOfMarket } from './vendors.queries.ts';
import { seedVendors } from './vendors.seed.ts';

export type Vendors = Module<typeof vendorEndpoints & typeof deskVendorEndpoints> & {
  /** What accounts ask of vendors. */
  records: ReturnType<typeof createVendorRecords>;
  /** Removes stored files; what fails is swept later. */
  removeFiles: (files: readonly string[]) => Promise<void>;
  /** `within` is the transaction in which it is asked. */
  findContact: (vendorId: string, within?: Database) => Promise<VendorContact | null>;
  /** Vendors who may be introduced and fit, the nearest first. */
  candidates: (query: CandidateQuery) => Promise<Candidate[]>;
  /** Those of these vendors who may be introduced to somebody. */
  introducible: (ids: readonly string[]) => Promise<IntroducedVendor[]>;
  /** Cards of known vendors, in that order; those gone meanwhile are left out. */
  cardsOf: (ids: readonly string[]) => Promise<VendorCard[]>;
  ofMarket: (marketId: string) => Promise<VendorCard[]>;
  sitemap: () => Promise<SitemapEntry[]>;
};

/** Vendors and their pictures. */
export function createVendors(platform: Platform): Vendors {
  const { config, log, clock, db, storage, sender, intake } = platform;
  const { settings, publicUrl } = config;
  // Of a demonstration all of its vendors may be tried; of a real site nobody invented.
  const samples = settings.SEED_DEMO === 'yes';
  const pictures = createPictureService({ db, storage, maker: intake.maker, log });
  const post = createVendorPost({
    ...platform,
    parties: frameWith(sender, { publicUrl }),
  });
  return {
    handlers: {
      ...vendorHandlers({ db, clock, pictures, intake }),
      ...deskVendorHandlers({ db, clock, post }),
    },
    jobs: [
      {
        name: 'vendor-sounds',
        cron: '50 3 * * *',
        async task() {
          log.info({ added: await addMissingSounds(db) }, 'sounds of vendors added');
        },
      },
    ],
    sheet: vendorSheet(db),
    seed: seedVendors,
    close: pictures.idle,
    records: createVendorRecords({
      db,
      clock,
      ...(settings.VENDOR_APPROVAL === 'first' && { tellWaiting: post.waiting }),
    }),
    removeFiles: pictures.removeFiles,
    candidates: (query) => findCandidates(db, query, { samples }),
    introducible: (ids) => findIntroducible(db, ids, { samples }),
    findContact: (vendorId, within = db) => findVendorContact(within, vendorId),
    cardsOf: (ids) => vendorCardsById(db, ids),
    ofMarket: (marketId) => vendorsOfMarket(db, marketId),
    sitemap: async () =>
      (await vendorEntries(db)).map(({ id, updatedAt }) => ({
        url: profilePath(id),
        lastmod: updatedAt.toISOString(),
      })),
  };
}
