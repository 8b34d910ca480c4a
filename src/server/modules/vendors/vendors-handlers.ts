import type { FastifyRequest } from 'fastify';
import { limits } from '#facts/limits.ts';
import { pictureSlots } from '#domain/vendors/vendor-categories.ts';
import { factsAs } from '#domain/vendors/own-category.ts';
import { comparedCategories } from '#domain/vendors/compared.ts';
import { ownerFields } from '#domain/vendors/team-rights.ts';
import type { VendorUpdate } from '#contract/vendor-input.ts';
import type { ownProfileEndpoints } from '#contract/own-profile.ts';
import type { ComparedVendor, PublicVendor, vendorEndpoints } from '#contract/vendors.ts';
import {
  cardFacts,
  cardPriceOf,
  cardPriceWords,
  factLines,
  priceLines,
  unsaidFacts,
} from '#content/vendor-fact-words.ts';
import { t } from '#words/t.ts';
import type { Call, Handlers, Session } from '#platform/call.ts';
import type { PictureIntake } from '#platform/images/picture-intake.ts';
import { uploadedFiles } from '#platform/images/uploaded-files.ts';
import { Problem } from '#platform/problem.ts';
import { vendorTags } from '#domain/vendors/vendor-tags.ts';
import type { PictureService } from './picture-service.ts';
import { updateVendor, type VendorUpdateDependencies } from './vendor-update.ts';
import { findVendor, similarVendors, vendorsOfList, vendorsOfMarket } from './vendors-queries.ts';

type Endpoints = typeof vendorEndpoints & typeof ownProfileEndpoints;

export type VendorDependencies = VendorUpdateDependencies & {
  pictures: PictureService;
  intake: PictureIntake;
};

const form = {
  fields: [...pictureSlots, 'gallery'] as const,
  repeated: 'gallery',
  filesMax: limits.mediaFilesMax,
} as const;

const found = <T>(value: T | null): T => {
  if (value === null) throw new Problem('not_found', { message: t('Vendor not found') });
  return value;
};

const fullGallery = (names: readonly string[]) =>
  names.length
    ? t('Your gallery holds four photos. There was no room for {names}. Replace or remove a photo first.', {
        names: names.join(', '),
      })
    : undefined;

/**
 * Returns vendors as they are compared: with the facts and prices of one category that all of them share, the one asked for where it
 * is among them. Vendors who share none have their own, and each price names its trade.
 */
function asCompared(
  vendors: readonly PublicVendor[],
  asked: readonly string[] | undefined,
): ComparedVendor[] {
  const shared = comparedCategories(vendors, asked);
  return vendors.map((vendor) => {
    const { categories, facts, prices } = vendor;
    const shown = shared.length > 0 ? shared : categories;
    const shownFacts = factsAs(shown, { categories, facts });
    const price = cardPriceOf(categories, prices, shown);
    return {
      ...vendor,
      cardFacts: cardFacts(shown, shownFacts),
      cardPrice: price ? cardPriceWords(price) : null,
      factLines: factLines(shown, shownFacts),
      unsaid: unsaidFacts(shown, shownFacts),
      priceLines: priceLines(shown, prices, vendors.length > 1 && shared.length === 0),
    };
  });
}

/** The version on which a change is based, from the header `If-Match`; undefined without one. */
const basedOn = ({ headers }: Call) => /^"([^"]+)"$/.exec(headers['if-match'] ?? '')?.[1];

/** Refuses owner-only fields. @throws Problem forbidden when a helper changes a field that identifies the vendor */
function refuseOwnerFields(body: VendorUpdate): void {
  const kept = ownerFields.filter((name) => body[name] !== undefined);
  if (kept.length === 0) return;
  const message = t('Only the owner of this page may do this.');
  throw new Problem('forbidden', {
    message,
    fieldErrors: Object.fromEntries(kept.map((name) => [name, message])),
  });
}

/** Returns the handlers for reading and changing vendors. */
export function vendorHandlers({
  db,
  clock,
  changed: told,
  pictures,
  intake,
}: VendorDependencies): Handlers<Endpoints> {
  const seen = async (vendorId: string, session?: Session) => {
    const own = session?.vendorId === vendorId;
    return found(await findVendor(db, vendorId, { own, ...(own && { role: session.role }) }));
  };
  const own = ({ session }: Pick<Call, 'session'>) => seen(session!.vendorId, session);
  // Hard: a page just changed by its owner must not be shown once more in its old form.
  const changed = ({ drop }: Call, vendorId: string) => drop(vendorTags(vendorId), { hard: true });

  return {
    vendorsEntertainment: () => vendorsOfList(db, 'entertainment'),
    vendorsInvestment: () => vendorsOfList(db, 'investment'),
    vendorsMarketing: () => vendorsOfList(db, 'marketing'),
    vendorsConstruction: () => vendorsOfList(db, 'construction'),
    vendorsChandniChowk: () => vendorsOfMarket(db, 'chandni-chowk'),
    vendorsLajpat: () => vendorsOfMarket(db, 'lajpat-nagar'),
    vendorsMBlock: () => vendorsOfMarket(db, 'm-block-market'),
    vendorsKhan: () => vendorsOfMarket(db, 'khan-market'),
    vendorGet: async ({ params: { vendorId } }, { session }) => seen(vendorId, session),
    vendorOwnProfile: (_, call) => own(call),
    vendorSimilar: async ({ params: { vendorId } }) => found(await similarVendors(db, vendorId)),
    vendorsCompared: async ({ query: { ids, category } }) => {
      const present = await Promise.all(ids.map((vendorId) => findVendor(db, vendorId)));
      return asCompared(
        present.filter((one) => one !== null),
        category,
      );
    },
    vendorUpdate: async ({ params: { vendorId }, body }, call) => {
      if (call.session!.role === 'helper') refuseOwnerFields(body);
      const version = basedOn(call);
      await updateVendor({ db, clock, changed: told }, vendorId, body, async (_, { before }) => {
        if (version !== undefined && before.updatedAt.getTime() !== Date.parse(version))
          throw new Problem('conflict', { message: t('This was changed meanwhile on another device.') });
      });
      changed(call, vendorId);
      return own(call);
    },
    vendorUpload: async ({ params: { vendorId } }, call) => {
      const files = uploadedFiles(call.raw as FastifyRequest, form, intake);
      const done = () => changed(call, vendorId);
      const { saved, unplaced } = await intake.admit(call, () => pictures.upload(vendorId, files, done));
      done();
      return { vendor: await own(call), saved, unplaced, message: fullGallery(unplaced) };
    },
    galleryArrange: async ({ params: { vendorId }, body }, call) => {
      await pictures.arrange(vendorId, body.order);
      changed(call, vendorId);
      return own(call);
    },
    pictureRemove: async ({ params: { vendorId, slot } }, call) => {
      await pictures.remove(vendorId, slot);
      changed(call, vendorId);
      return own(call);
    },
  };
}
