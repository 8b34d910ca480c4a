import type { FastifyRequest } from 'fastify';
import { limits } from '#facts/limits.ts';
import { pictureSlots } from '#contract/vendor-categories.ts';
import type { vendorEndpoints } from '#contract/vendors.ts';
import type { Call, Handlers } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/handle.ts';
import type { PictureIntake } from '#platform/images/picture-intake.ts';
import { uploadedFiles } from '#platform/images/uploaded-files.ts';
import { Problem } from '#platform/problem.ts';
import { createInFlightBounds } from '#platform/in-flight.ts';
import { subscriberOf } from '#platform/rate-limit.ts';
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts';
import type { PictureService } from './picture.service.ts';
import { updateVendor } from './vendor.update.ts';
import { findVendor, similarVendors, vendorsOfList, vendorsOfMarket } from './vendors.queries.ts';

type Endpoints = typeof vendorEndpoints;

export type VendorDependencies = {
  db: Database;
  clock: Clock;
  pictures: PictureService;
  intake: PictureIntake;
};

/** Each upload under way holds a file in memory; more than these are asked to come again. */
const uploadsAtATime = { running: 12, waiting: 0 };
/** Of these one vendor has few, from two windows, and so have those behind one address. */
const uploadsOfAccount = 2;
const uploadsOfAddress = 4;
const othersUnderway = 'Your other pictures are still on their way. Please wait a moment, then try again.';

const form = {
  fields: [...pictureSlots, 'gallery'] as const,
  repeated: 'gallery',
  filesMax: limits.mediaFilesMax,
} as const;

const found = <T>(value: T | null): T => {
  if (value === null) throw new Problem('not_found', { message: 'Vendor not found' });
  return value;
};

const fullGallery = (names: readonly string[]) =>
  names.length
    ? `Your gallery holds four photos. There was no room for ${names.join(', ')}. Replace or remove a photo first.`
    : undefined;

/** Reading and changing vendors. */
export function vendorHandlers({ db, clock, pictures, intake }: VendorDependencies): Handlers<Endpoints> {
  const uploads = createConcurrencyLimit(uploadsAtATime);
  const underway = createInFlightBounds(othersUnderway);
  const boundsOf = ({ session, ip }: Call) => [
    { who: `account ${session!.accountId}`, max: uploadsOfAccount },
    { who: `address ${subscriberOf(ip)}`, max: uploadsOfAddress },
  ];
  const own = async (vendorId: string) => found(await findVendor(db, vendorId, { own: true }));
  // Hard: what the owner has just changed must not be shown once more as it was.
  const changed = ({ drop }: Call, vendorId: string) =>
    drop([`vendor:${vendorId}`, 'vendors'], { hard: true });

  return {
    vendorsEntertainment: () => vendorsOfList(db, 'entertainment'),
    vendorsInvestment: () => vendorsOfList(db, 'investment'),
    vendorsMarketing: () => vendorsOfList(db, 'marketing'),
    vendorsConstruction: () => vendorsOfList(db, 'construction'),
    vendorsChandniChowk: () => vendorsOfMarket(db, 'chandni-chowk'),
    vendorsLajpat: () => vendorsOfMarket(db, 'lajpat-nagar'),
    vendorsMBlock: () => vendorsOfMarket(db, 'm-block-market'),
    vendorsKhan: () => vendorsOfMarket(db, 'khan-market'),
    vendorGet: async ({ params: { vendorId } }, { session }) =>
      found(await findVendor(db, vendorId, { own: session?.vendorId === vendorId })),
    vendorOwnProfile: (_, { session }) => own(session!.vendorId),
    vendorSimilar: async ({ params: { vendorId } }) => found(await similarVendors(db, vendorId)),
    vendorsCompared: async ({ query: { ids } }) =>
      (await Promise.all(ids.map((vendorId) => findVendor(db, vendorId)))).filter((one) => one !== null),
    vendorUpdate: async ({ params: { vendorId }, body }, call) => {
      await updateVendor({ db, clock }, vendorId, body);
      changed(call, vendorId);
      return own(vendorId);
    },
    vendorUpload: async ({ params: { vendorId } }, call) => {
      const files = uploadedFiles(call.raw as FastifyRequest, form, intake);
      const done = () => changed(call, vendorId);
      const upload = () => pictures.upload(vendorId, files, done);
      const { saved, unplaced } = await underway.run(boundsOf(call), () => uploads.run(upload));
      done();
      return { vendor: await own(vendorId), saved, unplaced, message: fullGallery(unplaced) };
    },
    galleryArrange: async ({ params: { vendorId }, body }, call) => {
      await pictures.arrange(vendorId, body.order);
      changed(call, vendorId);
      return own(vendorId);
    },
    pictureRemove: async ({ params: { vendorId, slot } }, call) => {
      await pictures.remove(vendorId, slot);
      changed(call, vendorId);
      return own(vendorId);
    },
  };
}
